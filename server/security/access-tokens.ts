import { errors, jwtVerify, SignJWT } from "jose";
import { ApiError } from "#server/errors.ts";
import { TIMES } from "#wire/limits.ts";

const ISSUER = "mau-studio";
const TYPE = "at+jwt";

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signs what the app reads (sub, username, email, exp, iat) and the session the server checks. */
export function signAccessToken(
  key: Uint8Array,
  claims: AccessClaims & { email: string },
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ username: claims.email, email: claims.email, sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TIMES.accessToken / 1000)
    .sign(key);
}

/** One algorithm, one issuer, one type; throws token_expired or unauthorized. */
export async function verifyAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims & { expiresAt: number }> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: ISSUER,
      typ: TYPE,
      currentDate: now,
      requiredClaims: ["sub", "exp", "iat", "sid"],
    });
    return {
      userId: String(payload.sub),
      sessionId: String(payload.sid),
      expiresAt: Number(payload.exp) * 1000,
    };
  } catch (error) {
    throw new ApiError(error instanceof errors.JWTExpired ? "token_expired" : "unauthorized");
  }
}
