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
