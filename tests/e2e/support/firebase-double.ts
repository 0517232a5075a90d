import type { BrowserContext, Route } from "playwright";
import type { GoogleDouble } from "../../server/support/google-double.ts";

/** Google's loader, as far as Firebase uses it: one frame, pinged and listened to. */
const LOADER = `
  const listeners = {};
  const early = [];
  addEventListener("message", ({ data }) => {
    if (!data.authEvent) return;
    if (listeners.authEvent) listeners.authEvent(data);
    else early.push(data);
  });
  class Iframe {
    restyle() { return Promise.resolve(); }
    ping(done) { done(); return Promise.resolve(); }
    register(type, listener) {
      listeners[type] = listener;
      for (const data of early.splice(0)) setTimeout(() => listener(data));
    }
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
/**
 * The hidden frame of the Firebase domain: passes what the window says up to the page, and what a
 * redirect left behind. The real one keeps that in its own storage, here `left` does.
 */
const NOTHING = {
  type: "unknown",
  eventId: null,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: { code: "auth/no-auth-event", message: "nothing" },
};
const frame = (left: object) => `<!doctype html><script>
  onmessage = ({ data }) => parent.postMessage(data, "*");
  const left = ${JSON.stringify(left)};
  parent.postMessage({ authEvent: left }, "*");
</script>`;
/** The window: one link that consents, one that declines, told by way of the opener's frame. */
const HANDLER = `<!doctype html><title>Google</title>
  <button id="allow">Allow</button><button id="deny">Cancel</button><script>
  const query = new URL(location.href).searchParams;
  const isRedirect = query.get("authType") === "signInViaRedirect";
  const tell = async (more) => {
    const authEvent = { type: query.get("authType"), eventId: query.get("eventId"), urlResponse: null,
      sessionId: "session", postBody: null, tenantId: null, error: null, ...more };
    if (isRedirect) {
      await fetch("/__/auth/left", { method: "POST", body: JSON.stringify(authEvent) });
      location.replace(query.get("redirectUrl"));
      return;
    }
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
  let left: object | null = null;
  await context.route("https://demo-double.firebaseapp.com/__/auth/left", (route) => {
    left = route.request().postDataJSON() as object;
    return route.fulfill({ status: 204 });
  });
  await context.route("https://demo-double.firebaseapp.com/__/auth/iframe**", (route) => {
    const body = frame(left ?? NOTHING);
    left = null;
    return html(route, body);
  });
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
      idToken: await google.firebaseToken(),
      refreshToken: "refresh",
      expiresIn: "3600",
      providerId: "google.com",
      isNewUser: false,
      rawUserInfo: "{}",
    });
  });
}
