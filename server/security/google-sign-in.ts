import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as v from "valibot";
import {
  type GoogleIdentity,
  googleAway,
  identityOf,
  refusedByGoogle,
  verifyIdToken,
} from "./id-tokens.ts";

const WAIT_MS = 10_000;
const KEPT_MS = 3_600_000;

export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Where the public keys of ID tokens are. */
  jwksUrl: string;
}
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  /** OpenID Connect issuer, without a trailing slash. */
  issuer: string;
}

/** ID tokens of Firebase Authentication, made by its Google provider. */
export class FirebaseTokens {
  readonly #projectId: string;
  readonly #keys: JWTVerifyGetKey;
  constructor({ projectId, jwksUrl }: FirebaseConfig) {
    this.#projectId = projectId;
    this.#keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: WAIT_MS });
  }
  /** Who a token speaks of. Throws invalid_credentials or engine_unavailable. */
  async identify(token: string, now: Date): Promise<GoogleIdentity> {
    const issuer = `https://securetoken.google.com/${this.#projectId}`;
    const expected = { issuer, audience: this.#projectId, claims: ["auth_time", "firebase"] };
    const claims = await verifyIdToken(token, this.#keys, expected, now);
    const firebase = v.safeParse(FirebaseClaim, claims.firebase);
    if (!firebase.success) throw refusedByGoogle();
    return identityOf(firebase.output.identities["google.com"][0], claims);
  }
}
const FirebaseClaim = v.object({
  sign_in_provider: v.literal("google.com"),
  identities: v.object({ "google.com": v.pipe(v.array(v.string()), v.minLength(1)) }),
});

const Discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
});
type Provider = v.InferOutput<typeof Discovery> & { keys: JWTVerifyGetKey };
const TokenAnswer = v.object({ id_token: v.string() });

/** Google's authorization code flow with PKCE (OpenID Connect Core 3.1, RFC 7636). */
export class GoogleCodes {
  readonly #config: GoogleConfig;
  #provider: { at: number; found: Promise<Provider> } | undefined;
  constructor(config: GoogleConfig) {
    this.#config = config;
  }
  /** Where the person is sent to choose an account. */
  async address(ask: {
    redirectUri: string;
    state: string;
    nonce: string;
    challenge: string;
  }): Promise<string> {
    const url = new URL((await this.#discover()).authorization_endpoint);
    const query = {
      client_id: this.#config.clientId,
      redirect_uri: ask.redirectUri,
      response_type: "code",
      scope: "openid email profile",
      state: ask.state,
      nonce: ask.nonce,
      code_challenge: ask.challenge,
      code_challenge_method: "S256",
      prompt: "select_account",
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }
  /** Redeems a code, once. Throws invalid_credentials or engine_unavailable. */
  async redeem(
    given: { code: string; verifier: string; nonce: string; redirectUri: string },
    now: Date,
  ): Promise<GoogleIdentity> {
    const { clientId, clientSecret, issuer } = this.#config;
    const provider = await this.#discover();
    const form = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      code: given.code,
      code_verifier: given.verifier,
      redirect_uri: given.redirectUri,
    });
    const answer = v.safeParse(TokenAnswer, await ask(provider.token_endpoint, form));
    if (!answer.success) throw refusedByGoogle();
    const { id_token } = answer.output;
    // Google's own tokens name the issuer with and without the scheme.
    const issuers = [issuer, issuer.replace("https://", "")];
    const expected = { issuer: issuers, audience: clientId, claims: ["nonce"] };
    const claims = await verifyIdToken(id_token, provider.keys, expected, now);
    if (claims.nonce !== given.nonce) throw refusedByGoogle();
    if (claims.azp !== undefined && claims.azp !== clientId) throw refusedByGoogle();
    return identityOf(claims.sub, claims);
  }
  #discover(): Promise<Provider> {
    const kept = this.#provider;
    if (kept && Date.now() - kept.at < KEPT_MS) return kept.found;
    const found = discover(this.#config.issuer);
    this.#provider = { at: Date.now(), found };
    found.catch(() => {
      this.#provider = undefined;
    });
    return found;
  }
}

async function discover(issuer: string): Promise<Provider> {
  const told = v.safeParse(Discovery, await ask(`${issuer}/.well-known/openid-configuration`));
  if (!told.success || told.output.issuer !== issuer) throw googleAway();
  const keys = createRemoteJWKSet(new URL(told.output.jwks_uri), { timeoutDuration: WAIT_MS });
  return { ...told.output, keys };
}

/** A 4xx is Google's refusal; anything else that is not JSON with 200 means it is out of reach. */
async function ask(url: string, form?: URLSearchParams): Promise<unknown> {
  const response = await fetch(url, {
    ...(form ? { method: "POST", body: form } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((error: unknown) => {
    throw googleAway(error);
  });
  if (form && response.status >= 400 && response.status < 500) throw refusedByGoogle();
  if (!response.ok) throw googleAway();
  return response.json().catch((error: unknown) => {
    throw googleAway(error);
  });
}
