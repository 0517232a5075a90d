import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** A person with a Google account. */
export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}
type Alter = (claims: JWTPayload) => JWTPayload;
const unchanged: Alter = (claims) => claims;

/**
 * Google on loopback: OpenID Connect with PKCE (discovery, a page that asks, codes used once) and
 * the keys of Firebase, all tokens signed RS256. `person` is who the page offers; `alter` spoils
 * the next tokens; `down` makes every answer a 503.
 */
export class GoogleDouble {
  static readonly clientId = "double.apps.googleusercontent.com";
  static readonly clientSecret = "double-secret";
  static readonly projectId = "demo-double";

  person: GooglePerson = { sub: "1000", email: "lan@mau.test", email_verified: true, name: "Lan" };
  alter: Alter = unchanged;
  down = false;
  issuer = "";
  readonly #codes = new Map<string, { query: URLSearchParams; person: GooglePerson }>();
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));
  readonly #keys = generateKeyPair("RS256", { extractable: true });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }
  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
  /** The variables that lead a server here. */
  get environment(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: GoogleDouble.clientId,
      GOOGLE_CLIENT_SECRET: GoogleDouble.clientSecret,
      GOOGLE_ISSUER: this.issuer,
      FIREBASE_PROJECT_ID: GoogleDouble.projectId,
      FIREBASE_API_KEY: "double-key",
      FIREBASE_AUTH_DOMAIN: "demo-double.firebaseapp.com",
      FIREBASE_JWKS_URL: `${this.issuer}/keys`,
    };
  }
  /** What Firebase hands the browser after its Google popup. */
  firebaseToken(person = this.person): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return this.#sign({
      iss: `https://securetoken.google.com/${GoogleDouble.projectId}`,
      aud: GoogleDouble.projectId,
      auth_time: now,
      ...person,
      sub: `fb-${person.sub}`,
      firebase: { sign_in_provider: "google.com", identities: { "google.com": [person.sub] } },
    });
  }
  /** Consents as `person`: what the browser is sent back with. */
  approve(address: string, person = this.person): { code: string; state: string } {
    const query = new URL(address).searchParams;
    const code = randomBytes(12).toString("hex");
    this.#codes.set(code, { query, person });
    return { code, state: query.get("state") ?? "" };
  }

  async #sign(claims: JWTPayload): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(this.alter({ iat: now, exp: now + 3600, ...claims }))
      .setProtectedHeader({ alg: "RS256", kid: "key-1" })
      .sign((await this.#keys).privateKey);
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = new URL(request.url ?? "/", this.issuer);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (this.down) return json({}, 503);
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return json({
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
        });
      case "/keys": {
        const key = await exportJWK((await this.#keys).publicKey);
        return json({ keys: [{ ...key, kid: "key-1", alg: "RS256", use: "sig" }] });
      }
      case "/authorize":
        return response
          .writeHead(200, { "content-type": "text/html; charset=utf-8" })
          .end(this.#page(url));
      case "/token":
        return this.#token(request, json);
      default:
        return json({}, 404);
    }
  }
  /** The page that asks: one link that consents, one that declines. */
  #page(url: URL): string {
    const back = (values: Record<string, string>) => {
      const to = new URL(url.searchParams.get("redirect_uri") ?? "");
      for (const [name, value] of Object.entries(values)) to.searchParams.set(name, value);
      return to.href.replaceAll("&", "&amp;");
    };
    const { code, state } = this.approve(url.href);
    return `<!doctype html><title>Google</title><a id="allow" href="${back({ code, state })}">${this.person.email}</a>
      <a id="deny" href="${back({ error: "access_denied", state })}">Cancel</a>`;
  }
  async #token(request: http.IncomingMessage, json: (body: unknown, status?: number) => unknown) {
    let body = "";
    for await (const part of request) body += part;
    const form = new URLSearchParams(body);
    const given = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256").update(form.get("code_verifier") ?? "");
    const good =
      given?.query.get("code_challenge") === challenge.digest("base64url") &&
      given?.query.get("redirect_uri") === form.get("redirect_uri") &&
      form.get("client_id") === GoogleDouble.clientId &&
      form.get("client_secret") === GoogleDouble.clientSecret;
    if (!given || !good) return json({ error: "invalid_grant" }, 400);
    const nonce = given.query.get("nonce") ?? "";
    const audience = { iss: this.issuer, aud: GoogleDouble.clientId, azp: GoogleDouble.clientId };
    return json({ id_token: await this.#sign({ ...audience, nonce, ...given.person }) });
  }
}
