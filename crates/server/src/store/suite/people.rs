//! Visitors, their sessions and their programs.

use super::{known, person, token};
use crate::store::Store;

pub async fn a_token_leads_to_its_visitor_alone(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Олав 🐟").await);
    for one in [&ingrid, &olav] {
        let found = store.visitor_by_token(&token(&one.name)).await.expect("an answer");
        assert_eq!(found.as_ref(), Some(one));
    }
    assert_eq!(store.visitor_by_token(&token("nobody")).await.expect("an answer"), None);
    assert!(
        store.add_visitor(&ingrid, &token("another"), "", 2).await.is_err(),
        "nobody is written down twice"
    );
    assert_eq!(store.visitor_by_token(&token("another")).await.expect("an answer"), None);
}

pub async fn a_visitor_takes_another_name(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    store.rename(&ingrid.id, "Inga").await.expect("another name");
    let found = store.visitor_by_token(&token("Ingrid")).await.expect("an answer").expect("somebody");
    assert_eq!((found.id, found.name.as_str()), (ingrid.id, "Inga"));
    assert_eq!(store.visitor_by_token(&token("Olav")).await.expect("an answer"), Some(olav));
}

pub async fn programs_belong_to_people_and_are_revoked_by_them(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    let (late, early) = (person("late"), person("early"));
    for (program, at) in [(&late, 30), (&early, 20)] {
        let issued = store.issue_token(&ingrid.id, program, &token(&program.name), at).await;
        assert!(issued.expect("an answer"));
    }
    let more = store.issue_token(&early.id, &person("more"), &token("more"), 40).await;
    assert!(!more.expect("an answer"), "programs let nobody in");
    assert_eq!(store.visitor_by_token(&token("more")).await.expect("an answer"), None);

    let programs = store.programs_of(&ingrid.id).await.expect("programs");
    let told: Vec<_> = programs.iter().map(|one| (one.player.name.as_str(), one.since)).collect();
    assert_eq!(told, [("early", 20), ("late", 30)]);
    assert!(store.programs_of(&olav.id).await.expect("programs").is_empty());

    assert!(!store.revoke_token(&olav.id, &early.id).await.expect("an answer"), "not his");
    assert!(!store.revoke_token(&ingrid.id, &olav.id).await.expect("an answer"), "no program");
    assert!(store.revoke_token(&ingrid.id, &early.id).await.expect("an answer"));
    assert!(!store.revoke_token(&ingrid.id, &early.id).await.expect("an answer"), "revoked already");
    assert_eq!(store.visitor_by_token(&token("early")).await.expect("an answer"), None);
    assert_eq!(store.visitor_by_token(&token("late")).await.expect("an answer"), Some(late));
    assert_eq!(store.programs_of(&ingrid.id).await.expect("programs").len(), 1);
}
