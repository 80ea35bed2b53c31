//! Who one is: names, cookies, tokens, and requests from elsewhere.

use catalog::Budget;
use reqwest::Method;
use serde_json::json;

use crate::harbour::Harbour;

#[tokio::test]
async fn a_guest_needs_only_a_name() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    stranger.get("/api/session").await.refused(401, "no-session");

    let reply = stranger.post("/api/session", json!({ "name": "  Інґрід " })).await;
    let body = reply.ok();
    assert_eq!(body["name"], "Інґрід");
    let cookie = reply.header("set-cookie");
    for part in ["naust=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "the connection is not encrypted: {cookie}");
    assert_eq!(reply.cookie("naust").as_deref(), body["token"].as_str());

    let token = body["token"].as_str().unwrap();
    let bearer = stranger.request(Method::GET, "/api/session").bearer_auth(token);
    assert_eq!(stranger.send(bearer).await.ok()["name"], "Інґрід");
    let cookie =
        stranger.request(Method::GET, "/api/session").header("cookie", format!("x=1; naust={token}"));
    assert_eq!(stranger.send(cookie).await.ok()["name"], "Інґрід");
}

#[tokio::test]
async fn behind_an_encrypting_proxy_the_cookie_is_kept_to_it() {
    let harbour = Harbour::open().await;
    let trusting = Harbour::with_config(Budget::Playouts(1), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()]
    });
    for (harbour, secure) in [(trusting.await, true), (harbour, false)] {
        let stranger = harbour.stranger();
        let request = stranger.request(Method::POST, "/api/session").header("x-forwarded-proto", "https");
        let reply = stranger.send(request.json(&json!({ "name": "Olav" }))).await;
        let kept = reply.header("set-cookie").contains("; Secure");
        assert_eq!(kept, secure, "only a proxy that is trusted is believed: {reply:?}");
        let (name, other) = if secure { ("__Host-naust", "naust") } else { ("naust", "__Host-naust") };
        assert_eq!(reply.cookie(other), None);
        let cookie = format!("{name}={}", reply.cookie(name).unwrap());
        let known = stranger.request(Method::GET, "/api/session").header("cookie", cookie);
        assert_eq!(stranger.send(known).await.ok()["name"], "Olav");
    }
}

#[tokio::test]
async fn a_name_can_be_changed_but_not_into_anything() {
    let harbour = Harbour::open().await;
    let olav = harbour.guest("Olav").await;
    assert_eq!(olav.post("/api/session", json!({ "name": "Olaf" })).await.ok()["name"], "Olaf");
    for bad in ["", "   ", "a\nb", "\u{202e}evil", &"x".repeat(41)] {
        olav.post("/api/session", json!({ "name": bad })).await.refused(422, "name");
        harbour.stranger().post("/api/session", json!({ "name": bad })).await.refused(422, "name");
    }
    assert_eq!(olav.get("/api/session").await.ok()["name"], "Olaf");
}

#[tokio::test]
async fn a_broken_cookie_is_no_session_and_no_failure() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    let (long, unknown, hex) = ("9".repeat(6000), "a".repeat(64), "é".repeat(32));
    for cookie in ["", ";;;=;", "naust", "naust=", "naust=zz", "naust==", &long, &unknown, &hex, "naust=%00"]
    {
        for value in
            [cookie.to_owned(), format!("naust={cookie}"), format!("naust={cookie}; lang=xx; theme=\"")]
        {
            let api = stranger.request(Method::GET, "/api/session").header("cookie", value.as_bytes());
            stranger.send(api).await.refused(401, "no-session");
            let page = stranger.request(Method::GET, "/").header("cookie", value.as_bytes());
            assert_eq!(stranger.send(page).await.status, 200, "{value}");
        }
        let bearer = stranger.request(Method::GET, "/api/session").header("authorization", cookie.as_bytes());
        stranger.send(bearer).await.refused(401, "no-session");
    }
}

#[tokio::test]
async fn other_sites_cannot_act_for_a_reader() {
    let harbour = Harbour::open().await;
    let olav = harbour.guest("Olav").await;
    let rename = |name: &str, value: &str| {
        olav.request(Method::POST, "/api/session").header(name, value).json(&json!({ "name": "Foreign" }))
    };
    for (name, value) in [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        olav.send(rename(name, value)).await.refused(403, "cross-site");
    }
    let form =
        olav.request(Method::POST, "/me").header("sec-fetch-site", "cross-site").form(&[("name", "Foreign")]);
    assert_eq!(olav.send(form).await.status, 403);
    assert_eq!(olav.get("/api/session").await.ok()["name"], "Olav");

    olav.send(rename("sec-fetch-site", "same-origin")).await.ok();
    assert_eq!(olav.get("/api/session").await.ok()["name"], "Foreign");
}
