import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { ApiError } from "#server/errors.ts";
import { isEmail, normaliseEmail } from "#wire/common.ts";

/** Who Google says a person is; from signed claims alone. */
export interface GoogleIdentity {
  /** Google's own subject of the account, the same by every way of signing in. */
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
}
export interface Expected {
  issuer: string | string[];
  audience: string;
  claims: string[];
}

/** Seconds that Google's clock may be ahead of ours. */
const TOLERANCE_S = 10;
/** jose's words for "this token is not good", as opposed to "the keys could not be had". */
const BAD_TOKEN = /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING|JWKS_MULTIPLE)/;

export const refusedByGoogle = (cause?: unknown): ApiError =>
  new ApiError("invalid_credentials", { variant: "google_refused", cause });
export const googleAway = (cause?: unknown): ApiError =>
  new ApiError("engine_unavailable", { variant: "google_away", cause });

/**
 * Checks an ID token: RS256 alone, its issuer, audience, times and claims. Throws
 * invalid_credentials, or engine_unavailable when the keys can't be fetched.
 */
export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
  now: Date,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ["RS256"],
    issuer: expected.issuer,
    audience: expected.audience,
    requiredClaims: ["sub", "iat", "exp", ...expected.claims],
    currentDate: now,
    clockTolerance: TOLERANCE_S,
  }).catch((error: unknown) => {
    const bad = error instanceof errors.JOSEError && BAD_TOKEN.test(error.code);
    throw bad ? refusedByGoogle(error) : googleAway(error);
  });
  const latest = now.getTime() / 1000 + TOLERANCE_S;
  if (Number(payload.iat) > latest || Number(payload.auth_time ?? 0) > latest) {
    throw refusedByGoogle();
  }
  return payload;
}

/** The identity in checked claims. An address we would not take at registration is refused. */
export function identityOf(uid: unknown, claims: JWTPayload): GoogleIdentity {
  const { email, name, email_verified: verified } = claims;
  if (typeof uid !== "string" || !/^[\x21-\x7e]{1,128}$/.test(uid)) throw refusedByGoogle();
  if (typeof email !== "string" || !isEmail(email)) throw refusedByGoogle();
  return {
    uid,
    email: normaliseEmail(email),
    emailVerified: verified === true,
    name: typeof name === "string" ? name : null,
  };
}
