//! The real binary and a real browser.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use chromiumoxide::{
    Page,
    browser::{Browser, BrowserConfig},
    cdp::browser_protocol::{
        emulation::{MediaFeature, SetDeviceMetricsOverrideParams},
        network::CookieParam,
        page::CaptureScreenshotFormat,
    },
    page::ScreenshotParams,
};
use futures::StreamExt;

/// How long a page may take to show what it should.
const PATIENCE: Duration = Duration::from_secs(90);

/// A folder that goes when the test does.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("naust-e2e-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running `naust serve`.
pub struct Boathouse {
    child: Child,
    pub url: String,
}

impl Boathouse {
    /// Starts the binary on `addr` (port 0 for any) and waits until it says where it listens.
    pub fn open(data: &Path, addr: &str) -> Boathouse {
        let mut child = Command::new(env!("CARGO_BIN_EXE_naust"))
            // Bots need not wait for anybody to follow.
            .args(["serve", "--pace", "20", "--addr", addr, "--data"])
            .arg(data)
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let url = loop {
            let line = lines.next().expect("the server ended before it listened").unwrap();
            if let Some(at) = line.find("http://") {
                break line[at..]
                    .split_whitespace()
                    .next()
                    .unwrap()
                    .trim_end_matches(['/', '.', ','])
                    .to_string();
            }
        };
        // The pipe must not fill up while the server goes on talking.
        std::thread::spawn(move || lines.for_each(drop));
        Boathouse { child, url }
    }

    /// Port included, as `127.0.0.1:port`.
    pub fn addr(&self) -> String {
        self.url.trim_start_matches("http://").to_string()
    }

    /// `kill -9`: no goodbye, nothing flushed.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Boathouse {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A browser of its own, with its own cookies, and the page it shows.
pub struct Visitor {
    browser: Arc<Browser>,
    pub page: Page,
    _profile: Arc<Folder>,
    size: (u32, u32),
}

impl Visitor {
    /// Opens a browser window of this size that asks for pages in `lang`.
    pub async fn new(name: &str, width: u32, height: u32, lang: &str) -> Visitor {
        let profile = Folder::new(&format!("profile-{name}"));
        let config = BrowserConfig::builder()
            .no_sandbox()
            .new_headless_mode()
            .window_size(width, height)
            .viewport(None)
            .user_data_dir(profile.path())
            .args([
                "disable-gpu",
                "disable-quic",
                "no-first-run",
                "disable-background-networking",
                "disable-component-update",
                "disable-sync",
            ])
            .arg(("lang", lang))
            .arg(("accept-lang", lang))
            .build()
            .unwrap();
        let (browser, mut handler) = Browser::launch(config).await.expect("chromium starts");
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let (browser, size) = (Arc::new(browser), (width, height));
        let page = new_page(&browser, size).await;
        Visitor { browser, page, _profile: Arc::new(profile), size }
    }

    /// One more page of the same browser.
    pub async fn tab(&self, url: &str) -> Visitor {
        let page = new_page(&self.browser, self.size).await;
        let tab =
            Visitor { browser: self.browser.clone(), page, _profile: self._profile.clone(), size: self.size };
        tab.go(url).await;
        tab
    }

    /// Takes up the session of this token.
    pub async fn enter(&self, url: &str, token: &str) {
        let cookie = CookieParam::builder().name("naust").value(token).url(url).build().unwrap();
        self.page.set_cookie(cookie).await.unwrap();
    }

    /// Goes to a page and waits for it.
    pub async fn go(&self, url: &str) {
        self.page.goto(url).await.unwrap();
        self.until("document.readyState === 'complete'").await;
    }

    /// The value of a JavaScript expression.
    pub async fn ask<T: serde::de::DeserializeOwned>(&self, script: &str) -> T {
        let result = self.page.evaluate(script).await;
        result
            .unwrap_or_else(|e| panic!("{script}: {e}"))
            .into_value()
            .unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Waits until a JavaScript condition holds; a page that is just being replaced counts as "not yet".
    pub async fn until(&self, condition: &str) {
        let watch = format!("(async () => !!({condition}))()");
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let holds = match self.page.evaluate(watch.as_str()).await {
                Ok(result) => result.into_value::<bool>().unwrap_or(false),
                Err(_) => false,
            };
            if holds {
                return;
            }
            if tokio::time::Instant::now() > deadline {
                self.shot_if_wanted("stuck").await;
                let text: String = self.ask("document.body.innerText").await;
                panic!("waited in vain for {condition}; the page says:\n{text}");
            }
            tokio::time::timeout(Duration::from_millis(50), std::future::pending::<()>()).await.ok();
        }
    }

    /// Clicks the middle of the first matching element that nothing else covers, as a mouse does.
    pub async fn click(&self, selector: &str) {
        // A movement that was just begun is seen in the next frame. What lies beyond the part of a large board that is shown is
        // brought into sight as people do it: by the knob that shows all of it.
        let middle = format!(
            "(async () => {{ await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); \
             for (const e of document.querySelectorAll({selector:?})) {{ \
               e.scrollIntoView({{ block: 'nearest' }}); \
               const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2; \
               const b = e.closest('svg[data-fit]')?.getBoundingClientRect(); \
               if (b && (x < b.left || x > b.right || y < b.top || y > b.bottom)) document.querySelector('[data-zoom=fit]').click(); \
               const top = document.elementFromPoint(x, y); \
               if (top && (e.contains(top) || top.contains(e))) return [x, y]; }} return null; }})()"
        );
        // A board that is just being fitted to the window is not clicked at.
        let mut at: Option<(f64, f64)> = None;
        loop {
            self.until(&format!("await {middle}")).await;
            let now = self.ask(&middle).await;
            if at == now && now.is_some() {
                break;
            }
            at = now;
        }
        let at = at.expect("the loop ends with a place");
        self.page.click(chromiumoxide::layout::Point::new(at.0, at.1)).await.unwrap();
    }

    /// Types into a field, replacing what stood there.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.until(&format!("document.querySelector({selector:?})")).await;
        self.ask::<bool>(&format!(
            "(() => {{ document.querySelector({selector:?}).select(); return true; }})()"
        ))
        .await;
        self.page.find_element(selector).await.unwrap().type_str(text).await.unwrap();
    }

    /// Presses a key where the focus is.
    pub async fn press(&self, key: &str) {
        self.page.find_element("body").await.unwrap().press_key(key).await.unwrap();
    }

    /// The system's colour scheme.
    pub async fn prefer(&self, scheme: &str) {
        let feature = MediaFeature::new("prefers-color-scheme", scheme);
        self.page.emulate_media_features(vec![feature]).await.unwrap();
    }

    /// A picture of the window.
    pub async fn shot(&self, file: &Path) {
        let params = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.page.save_screenshot(params, file).await.unwrap();
    }

    /// A picture for `$NAUST_SHOTS/<name>.png`, if somebody wants pictures.
    pub async fn shot_if_wanted(&self, name: &str) {
        if let Some(folder) = std::env::var_os("NAUST_SHOTS") {
            self.shot(&Path::new(&folder).join(format!("{name}.png"))).await;
        }
    }

    /// Nothing on the page is wider than the window.
    pub async fn fits(&self, what: &str) {
        let (wide, window): (f64, f64) =
            self.ask("[document.documentElement.scrollWidth, document.documentElement.clientWidth]").await;
        assert!(wide <= window, "{what} is {wide} wide in a window of {window}");
    }

    /// Closes the browser, if no other page of it is held.
    pub async fn leave(self) {
        if let Ok(mut browser) = Arc::try_unwrap(self.browser) {
            browser.close().await.unwrap();
            browser.wait().await.unwrap();
        }
    }
}

async fn new_page(browser: &Browser, (width, height): (u32, u32)) -> Page {
    let page = browser.new_page("about:blank").await.unwrap();
    let screen = SetDeviceMetricsOverrideParams::builder()
        .width(width)
        .height(height)
        .device_scale_factor(1.0)
        .mobile(width < 600)
        .build()
        .unwrap();
    page.execute(screen).await.unwrap();
    page
}
