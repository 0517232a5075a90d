import type { BrowserContext, Route } from "playwright";
import type { GoogleDouble } from "../../server/support/google-double.ts";

/** Google's loader, as far as Firebase uses it: one frame, pinged and listened to. */
const LOADER = `
  const listeners = {};
  addEventListener("message", ({ data }) => data.authEvent && listeners.authEvent?.(data));
  class Iframe {
    restyle() { return Promise.resolve(); }
    ping(done) { done(); return Promise.resolve(); }
    register(type, listener) { listeners[type] = listener; }
    // Firebase throws behind every answer; the real loader swallows it.
    send(type, data, answer) {
      setTimeout(() => { try { answer([{ webStorageSupport: true }]); } catch {} });
    }
  }
  const open = ({ url, where }, opened) => new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = url;
    frame.onload = () => opened(new Iframe()).then(resolve, reject);
    where.append(frame);
  });
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get("onload")]();`;
/** The hidden frame of the Firebase domain: passes what the window says up to the page. */
const FRAME = `<!doctype html><script>
  onmessage = ({ data }) => parent.postMessage(data, "*");
</script>`;
/** The window: one link that consents, one that declines, told by way of the opener's frame. */
const HANDLER = `<!doctype html><title>Google</title>
  <button id="allow">Allow</button><button id="deny">Cancel</button><script>
  const query = new URL(location.href).searchParams;
  const tell = (more) => {
    const authEvent = { type: "signInViaPopup", eventId: query.get("eventId"), urlResponse: null,
      sessionId: "session", postBody: null, tenantId: null, error: null, ...more };
    for (let i = 0; i < opener.frames.length; i += 1) opener.frames[i].postMessage({ authEvent }, "*");
  };
  allow.onclick = () => tell({ urlResponse: location.href });
  deny.onclick = () => tell({ error: { code: "auth/user-cancelled", message: "cancelled" } });
</script>`;

const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};
const json = (route: Route, body: unknown) => route.fulfill({ json: body, headers: OPEN });
const html = (route: Route, body: string) => route.fulfill({ body, contentType: "text/html" });

/**
 * Firebase and Google's loader for one browser context, without the network. The token is the
 * double's, signed RS256, so that the server verifies it as it would Google's.
 */
export async function routeFirebase(
  context: BrowserContext,
  google: GoogleDouble,
  address: string,
): Promise<void> {
  await context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ body: LOADER, contentType: "text/javascript" }),
  );
  await context.route("https://demo-double.firebaseapp.com/__/auth/iframe**", (route) =>
    html(route, FRAME),
  );
  await context.route("https://demo-double.firebaseapp.com/__/auth/handler**", (route) =>
    html(route, HANDLER),
  );
  await context.route("https://identitytoolkit.googleapis.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === "OPTIONS")
      return route.fulfill({ status: 204, headers: OPEN });
    if (pathname.endsWith("/projects"))
      return json(route, { authorizedDomains: [new URL(address).hostname] });
    const { sub, email, email_verified: emailVerified, name: displayName } = google.person;
    const user = { localId: `fb-${sub}`, email, emailVerified, displayName };
    if (pathname.endsWith("accounts:lookup")) return json(route, { users: [user] });
    return json(route, {
      ...user,
      ...{ idToken: await google.firebaseToken(), refreshToken: "refresh", expiresIn: "3600" },
      ...{ providerId: "google.com", isNewUser: false, rawUserInfo: "{}" },
    });
  });
}
