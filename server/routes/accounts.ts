import type { Deps } from "#server/deps.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import {
  changePassword,
  forgotPassword,
  resetPassword,
} from "#server/operations/accounts/passwords.ts";
import { changeProfile, giveConsent, readProfile } from "#server/operations/accounts/profile.ts";
import { register } from "#server/operations/accounts/register.ts";
import { removeAccount } from "#server/operations/accounts/remove.ts";
import { changeEmail, sendCode } from "#server/operations/accounts/send-code.ts";
import { confirmTotp, endTotp, startTotp } from "#server/operations/accounts/totp.ts";
import { verifyCode } from "#server/operations/accounts/verify-code.ts";
import { endSession, listSessions, logout } from "#server/operations/sessions/end.ts";
import { signInWithFirebase } from "#server/operations/sessions/google.ts";
import { finishGoogle, startGoogle } from "#server/operations/sessions/google-code.ts";
import { login } from "#server/operations/sessions/login.ts";

/** /auth/* : accounts, codes, sessions. */
export function accountRoutes(app: App, deps: Deps) {
  route(app, deps, "register", (ctx, { body }) => register(ctx, body));
  route(app, deps, "generateOtp", (ctx, { body }) => sendCode(ctx, body));
  route(app, deps, "verifyOtp", (ctx, { body }) => verifyCode(ctx, body));
  route(app, deps, "login", (ctx, { body }) => login(ctx, body));
  route(app, deps, "googleStart", (ctx, { query }) => startGoogle(ctx, query));
  route(app, deps, "googleCallback", (ctx, { body }) => finishGoogle(ctx, body));
  route(app, deps, "firebaseRegister", (ctx, { body }) => signInWithFirebase(ctx, body));
  route(app, deps, "firebaseLogin", (ctx, { body }) => signInWithFirebase(ctx, body));
  route(app, deps, "logout", (ctx) => logout(ctx));
  route(app, deps, "profile", (ctx) => readProfile(ctx));
  route(app, deps, "patchProfile", (ctx, { body }) => changeProfile(ctx, body));
  route(app, deps, "deleteProfile", (ctx, { body }) => removeAccount(ctx, body));
  route(app, deps, "changePassword", (ctx, { body }) => changePassword(ctx, body));
  route(app, deps, "changeEmail", (ctx, { body }) => changeEmail(ctx, body));
  route(app, deps, "forgotPassword", (ctx, { body }) => forgotPassword(ctx, body));
  route(app, deps, "resetPassword", (ctx, { body }) => resetPassword(ctx, body));
  route(app, deps, "sessions", (ctx) => listSessions(ctx));
  route(app, deps, "endSession", (ctx, { param }) => endSession(ctx, { id: param("id") }));
  route(app, deps, "endOtherSessions", (ctx) =>
    endSessions(ctx, ctx.db, ctx.caller.userId, { except: ctx.caller.sessionId }),
  );
  route(app, deps, "startTotp", (ctx, { body }) => startTotp(ctx, body));
  route(app, deps, "verifyTotp", (ctx, { body }) => confirmTotp(ctx, body));
  route(app, deps, "endTotp", (ctx, { body }) => endTotp(ctx, body));
  route(app, deps, "consent", (ctx, { body }) => giveConsent(ctx, body));
}
