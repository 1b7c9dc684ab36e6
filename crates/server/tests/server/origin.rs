//! Pages of other sites can do nothing here, and ours have the headers they need.

use serde_json::json;
use tokio_tungstenite::tungstenite::Error;
use wormery_server::Settings;

use crate::support::{Client, Guest, Host, Request, quick};

/// The status with which a handshake with these headers is answered.
async fn handshake(guest: &Guest, code: &str, headers: &[(&str, &str)]) -> u16 {
    match Client::with(guest, code, 0, headers).await {
        Ok(_) => 101,
        Err(Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn pages_of_other_sites_are_refused_and_our_own_are_not() {
    let host = Host::with(Settings { base_url: Some("https://worms.example/".into()), ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let own = format!("http://{}", host.address);
    let command = json!({ "type": "start" });
    let path = format!("/api/v1/tables/{code}/commands");
    let foreign = ["https://evil.example", "null", "", "https://worms.example.evil.example", "file://", "x"];
    for origin in foreign {
        let post = guest.request("POST", &path).header("origin", origin).json(&command);
        post.send().await.refused(403, "foreign_origin");
        let delete = guest.request("DELETE", "/api/v1/me").header("origin", origin);
        delete.send().await.refused(403, "foreign_origin");
        assert_eq!(handshake(&guest, &code, &[("origin", origin)]).await, 403, "{origin:?}");
    }
    assert_eq!(guest.look(&code).await["state"], "open");
    for origin in [own.as_str(), "https://worms.example"] {
        assert_eq!(handshake(&guest, &code, &[("origin", origin)]).await, 101, "{origin}");
    }
    guest.request("POST", &path).header("origin", &own).json(&command).send().await.good();
    // To look is allowed from everywhere; the browser keeps the answer from the other page.
    guest.request("GET", "/api/v1/tables").header("origin", "https://evil.example").send().await.good();
    host.stop().await;
}

#[tokio::test]
async fn answers_forbid_what_pages_do_not_need() {
    let host = Host::start().await;
    for path in ["/", "/t/K3F9QW", "/index.html", "/api/v1/rules", "/api/v1/nothing"] {
        let answer = Request::new(host.address, "GET", path).send().await;
        let csp = answer.header("content-security-policy").unwrap();
        assert!(csp.contains("default-src 'none'") && !csp.contains("unsafe-inline"), "{csp}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let answer = Request::new(host.address, "GET", "/api/v1/rules").send().await;
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    for path in ["/healthz", "/livez", "/readyz", "/version"] {
        assert_eq!(Request::new(host.address, "GET", path).send().await.status, 200, "{path}");
    }
    host.stop().await;
}

/// A page that a browser takes for one of the same site, because its name leads here.
#[tokio::test]
async fn a_page_under_a_name_of_its_own_is_not_ours() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for name in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "evil.local"] {
        let origin = format!("http://{name}");
        for (method, path) in
            [("GET", "/"), ("GET", "/api/v1/me"), ("POST", "/api/v1/tables"), ("GET", "/ws/v1")]
        {
            let request = Request::to(host.address, method, path, name).header("origin", &origin);
            let refused = request.header(guest.key.0, &guest.key.1).send().await;
            assert!(refused.refused(421, "unknown_host").contains("--allow-host "), "{method} {path}");
            assert_eq!(refused.header("set-cookie"), None);
        }
    }
    for name in ["localhost", "127.0.0.1:1", "192.168.7.7:8080", "[fe80::1]:80"] {
        Request::to(host.address, "GET", "/api/v1/rules", name).send().await.good();
    }
    let health = Request::to(host.address, "GET", "/healthz", "wormery.default.svc.cluster.local");
    assert_eq!(health.send().await.status, 200);
    host.stop().await;
    let settings = Settings { allowed_hosts: vec!["evil.example".into()], ..quick() };
    let host = Host::with(settings).await;
    Request::to(host.address, "GET", "/api/v1/me", "evil.example").send().await.good();
    host.stop().await;
}

/// What a page of another site asks for in the background, as browsers mark it.
#[tokio::test]
async fn pages_of_other_sites_use_up_nothing() {
    let settings = Settings { guests_per_hour: 2, requests_per_second: 2, misses_per_hour: 2, ..quick() };
    let host = Host::with(settings).await;
    let asked = |path: &str, mode: &str, dest: &str| {
        let request = Request::new(host.address, "GET", path).header("sec-fetch-site", "cross-site");
        request.header("sec-fetch-mode", mode).header("sec-fetch-dest", dest)
    };
    for _ in 0..20 {
        asked("/api/v1/me", "no-cors", "image").send().await.refused(403, "foreign_origin");
        asked("/api/v1/me", "navigate", "iframe").send().await.refused(403, "foreign_origin");
        let ahead = asked("/", "navigate", "document").header("sec-purpose", "prefetch");
        ahead.send().await.refused(403, "foreign_origin");
        asked("/api/v1/tables/000000", "cors", "empty").send().await.refused(403, "foreign_origin");
    }
    // A link on another site, and what our own page asks for then.
    assert_eq!(asked("/", "navigate", "document").send().await.status, 200);
    let own = Request::new(host.address, "GET", "/api/v1/me").header("sec-fetch-site", "same-origin");
    own.header("sec-fetch-mode", "cors").send().await.good();
    host.stop().await;
}
