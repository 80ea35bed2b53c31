//! A place to come back to: the same person in several browsers, and several people at one table.

use crate::harness::{Boathouse, Folder, Visitor};

#[tokio::test(flavor = "multi_thread")]
async fn my_seats_come_along_to_another_device() {
    let data = Folder::new("along");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let laptop = Visitor::new("along-laptop", 1440, 900, "en").await;
    laptop.go(&format!("{}/new/fjords?players=2&seat-b=open&name=Anna", house.url)).await;
    laptop.fill("[name=\"name\"]", "Anna").await;
    laptop.click("#new-table .send .primary").await;
    laptop.until("document.querySelector('#invite')").await;
    laptop.go(&format!("{}/me", house.url)).await;
    laptop.click("#along form button").await;
    laptop.until("document.querySelector('#along-link')").await;
    laptop.fits("the own page").await;
    laptop.shot_if_wanted("place-me-desktop").await;
    let link: String = laptop.ask("document.querySelector('#along-link').value").await;

    let phone = Visitor::new("along-phone", 390, 844, "en").await;
    phone.go(&link).await;
    phone.fits("the question of the link").await;
    phone.shot_if_wanted("place-along-phone").await;
    phone.click("form.paper .primary").await;
    phone.until("location.pathname === '/' && document.querySelector('#mine li')").await;

    // An account on the phone; the laptop logs out and comes back by password.
    phone.go(&format!("{}/me", house.url)).await;
    phone.shot_if_wanted("place-me-phone").await;
    phone.fill("#login", "anna").await;
    phone.fill("#new-password", "herring and cod").await;
    phone.click("#account .send button").await;
    phone.until("document.querySelectorAll('#recovery li').length === 12").await;
    phone.fits("the twelve words").await;
    phone.shot_if_wanted("place-words-phone").await;
    laptop.go(&format!("{}/me", house.url)).await;
    laptop.click("#devices .this button").await;
    laptop.until("location.pathname === '/'").await;
    laptop.go(&format!("{}/login", house.url)).await;
    laptop.fill("#login", "Anna").await;
    laptop.fill("#login-password", "herring and cod").await;
    laptop.click("form.paper .primary").await;
    laptop.until("location.pathname === '/' && document.querySelector('#mine li')").await;
    phone.leave().await;
    laptop.leave().await;
}

/// Opens a table of Fjords for Anna, Boris and, if there are three, Vera; each in a browser of their own.
async fn together(
    house: &Boathouse,
    name: &str,
    sizes: &[(u32, u32, &str)],
    fields: &str,
) -> (Vec<Visitor>, String) {
    let mut people = Vec::new();
    for (index, &(width, height, lang)) in sizes.iter().enumerate() {
        people.push(Visitor::new(&format!("{name}-{index}"), width, height, lang).await);
    }
    let open: String =
        ["b", "c"][..sizes.len() - 1].iter().map(|seat| format!("&seat-{seat}=open")).collect();
    people[0].go(&format!("{}/new/fjords?players={}{open}&{fields}", house.url, sizes.len())).await;
    people[0].fill("[name=\"name\"]", "Anna").await;
    people[0].click("#new-table .send .primary").await;
    people[0].until("document.querySelector('#invite')").await;
    let table: String = people[0].ask("location.pathname").await;
    let invite: String = people[0].ask("document.querySelector('#invite').value").await;
    for (person, name) in people[1..].iter().zip(["Boris", "Vera"]) {
        let session = format!(
            "fetch('/api/session', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({{ name: '{name}' }}) }}).then(r => r.ok)"
        );
        person.go(&house.url).await;
        assert!(person.ask::<bool>(&session).await);
        let join = format!(
            "fetch('/api{}/join', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({{ token: '{}' }}) }}).then(r => r.ok)",
            table.replace("/t/", "/tables/"),
            invite.rsplit('/').next().unwrap()
        );
        assert!(person.ask::<bool>(&join).await);
        person.go(&format!("{}{table}", house.url)).await;
    }
    for person in &people {
        person.until("document.querySelector('#table[data-state=\"playing\"]')").await;
    }
    (people, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_all_pages_and_one_may_pause_talk_and_resign() {
    let data = Folder::new("clocks");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let sizes = [(1440, 900, "en"), (390, 844, "ru"), (1440, 900, "uk")];
    let (people, _) = together(&house, "clocks", &sizes, "clock=1200%2B20").await;
    for person in &people {
        // The clock of whoever is to move runs: it shows less than at the beginning.
        person
            .until("[...document.querySelectorAll('.seat-clock.run b')].some((b) => b.textContent.startsWith('19:'))")
            .await;
        person.fits("the table with clocks").await;
    }
    // A pause: asked by one, agreed to by the others.
    people[0].click("#menu > summary").await;
    people[0].shot_if_wanted("place-menu-desktop").await;
    people[0].click("#menu button:has(use[href='#i-clock'])").await;
    people[1].until("document.querySelector('.askcard [value=\"agree\"]')").await;
    people[1].shot_if_wanted("place-ask-phone").await;
    people[1].click(".askcard .deed:has([value=\"agree\"]) button").await;
    people[2].click(".askcard .deed:has([value=\"agree\"]) button").await;
    for person in &people {
        person
            .until("document.querySelector('#ask-paused') && !document.querySelector('.seat-clock.run')")
            .await;
    }
    people[0].shot_if_wanted("place-paused-desktop").await;
    people[2].click("#ask-paused button").await;
    people[1].until("document.querySelector('.seat-clock.run')").await;

    // A phrase is read by everybody in their own language.
    people[1].click("#talk > summary").await;
    people[1].click("#talk-phrases [value=\"luck\"]").await;
    people[0].until("document.querySelector('#talk .tally').textContent === '1'").await;
    people[0].click("#talk > summary").await;
    people[0].until("document.querySelector('#talk-list').textContent.includes('Good luck!')").await;
    people[2].until("document.querySelector('#talk-list').textContent.includes('Щасти!')").await;
    people[0].fill("#talk-text", "And to you").await;
    people[0].click("#talk-say button").await;
    people[1].until("document.querySelector('#talk-list').textContent.includes('And to you')").await;
    people[0].shot_if_wanted("place-talk-desktop").await;
    people[1].shot_if_wanted("place-talk-phone").await;
    people[0].click("#talk > summary").await;

    // One resigns: a bot plays on for them, and the others see it.
    people[2].click("#menu > summary").await;
    people[2].click("#resign > summary").await;
    people[2].shot_if_wanted("place-resign-desktop").await;
    people[2].click("#resign .btn.bad").await;
    people[0].until("document.querySelector('.player .sits-in')").await;
    people[0].shot_if_wanted("place-clock-desktop").await;
    people[1].shot_if_wanted("place-clock-phone").await;
    for person in people {
        person.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_agree_to_take_back() {
    let data = Folder::new("back");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let sizes = [(1440, 900, "en"), (1440, 900, "en")];
    let (people, _) = together(&house, "back", &sizes, "beyond-luck=on").await;
    let act = "(async () => { const id = document.querySelector('#table').dataset.id; \
        const t = await fetch(`/api/tables/${id}`).then(r => r.json()); if (!t.legal.length) return false; \
        const { seat, action } = t.legal[0]; \
        return fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
            body: JSON.stringify({ seq: t.seq, seat, action }) }).then(r => r.ok); })()";
    let before: u32 = people[0].ask("Number(document.querySelector('#table').dataset.steps)").await;
    let mut acted = None;
    for (index, person) in people.iter().enumerate() {
        if person.ask::<bool>(act).await {
            acted = Some(index);
            break;
        }
    }
    let (asker, other) = (&people[acted.unwrap()], &people[1 - acted.unwrap()]);
    for person in &people {
        person.until(&format!("Number(document.querySelector('#table').dataset.steps) > {before}")).await;
    }
    asker.click("#menu > summary").await;
    asker.click("#menu .deed:has([value=\"ask-back\"]) button").await;
    other.click(".askcard .deed:has([value=\"agree\"]) button").await;
    for person in &people {
        person.until(&format!("Number(document.querySelector('#table').dataset.steps) === {before}")).await;
    }
    for person in people {
        person.leave().await;
    }
}
