import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { oauthStates } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { sha256 } from "#server/security/keys.ts";
import { isOwnPath } from "#server/security/paths.ts";
import type { GoogleCallbackBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";
import { limitGoogle, signInAs } from "./google.ts";

const HOME = "/dashboard";
const random = () => randomBytes(32).toString("base64url");
const redirectUri = (ctx: Ctx) => `${ctx.publicUrl()}/auth/google/callback`;

/**
 * Begins a sign-in at Google: keeps verifier, nonce and the page to go to for as long as
 * `TIMES.googleAway`, and tells where to send the person. The page must be ours, else invalid_request.
 */
export async function startGoogle(ctx: Ctx, input: { redirect?: string | undefined }) {
  if (!ctx.google) throw new ApiError("not_found", { variant: "google_unset" });
  await limitGoogle(ctx);
  const redirect = input.redirect ?? HOME;
  if (!isOwnPath(redirect))
    throw new ApiError("invalid_request", { fields: { redirect: "format" } });
  const [state, nonce, verifier] = [random(), random(), random()];
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const url = await ctx.google.address({
    redirectUri: redirectUri(ctx),
    state,
    nonce,
    challenge,
  });
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + TIMES.googleAway);
  await ctx.db
    .insert(oauthStates)
    .values({ hash: sha256(state), verifier, nonce, redirect, createdAt: now, expiresAt });
  return { url, state };
}

/**
 * Ends it with the code Google gave. Its state is used up by the first try, whatever comes of it.
 * Throws code_expired for a state that is unknown, used or over; invalid_credentials when Google
 * does not honour the code.
 */
export async function finishGoogle(ctx: Ctx, input: v.InferOutput<typeof GoogleCallbackBody>) {
  if (!ctx.google) throw new ApiError("not_found", { variant: "google_unset" });
  await limitGoogle(ctx);
  if (input.redirect_uri !== redirectUri(ctx)) {
    throw new ApiError("invalid_request", { fields: { redirect_uri: "format" } });
  }
  const [kept] = await ctx.db
    .delete(oauthStates)
    .where(eq(oauthStates.hash, sha256(input.state)))
    .returning();
  if (!kept || kept.expiresAt <= ctx.now()) {
    throw new ApiError("code_expired", { variant: "google_expired" });
  }
  const { verifier, nonce, redirect } = kept;
  const given = { code: input.code, verifier, nonce, redirectUri: redirectUri(ctx) };
  const identity = await ctx.google.redeem(given, ctx.now());
  return { ...(await signInAs(ctx, identity)), redirect };
}
