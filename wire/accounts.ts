import * as v from "valibot";
import { CODE_AS_NUMBER, MAILED_CODE, RECOVERY_CODE } from "./codes.ts";
import { Email, graphemes, Id, Instant, itemsOf, text, tidy } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { LANGUAGES, PLAN_IDS } from "./values.ts";

const utf8Length = (value: string) => {
  let bytes = 0;
  for (const char of value) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};
const nfc = v.transform((value: string) => value.normalize("NFC"));

/** A new password: NFC, at least 8 characters, at most 256 bytes before hashing. */
export const NewPassword = v.pipe(
  v.string("password_short"),
  nfc,
  v.check((value) => graphemes(value) >= LIMITS.passwordMinChars, "password_short"),
  v.check((value) => utf8Length(value) <= LIMITS.passwordMaxBytes, "password_long"),
);
/** A password being tried: anything not empty; over-long ones are refused before hashing. */
export const TriedPassword = v.pipe(
  v.string("password_required"),
  nfc,
  v.minLength(1, "password_required"),
  v.check((value) => utf8Length(value) <= LIMITS.passwordMaxBytes, "password_long"),
);
/** One line: a tab or line break pasted along becomes a space. */
export const PersonName = v.pipe(
  v.string("name_short"),
  v.transform((value) => tidy(value).replace(/[\t\n\r]+/g, " ")),
  v.check((value) => graphemes(value) >= LIMITS.nameMinGraphemes, "name_short"),
  v.maxLength(LIMITS.nameMaxChars, "too_long"),
);
/** Digits as an integer or as a string; shorter or other input never matches. */
export const OneTimeCode = v.pipe(
  v.union(
    [
      v.pipe(v.number(), v.integer("code_format"), v.minValue(0, "code_format")),
      v.pipe(v.string(), v.regex(MAILED_CODE, "code_format")),
    ],
    "code_format",
  ),
  v.transform((value) => String(value)),
  v.regex(CODE_AS_NUMBER, "code_format"),
);

/** One of the codes kept on paper, with or without the hyphen. */
export const RecoveryCode = v.pipe(
  v.string(),
  v.transform((value) => value.toLowerCase().replace(/[\s-]/g, "")),
  v.regex(RECOVERY_CODE, "code_format"),
);
/** What the second step of a login takes: the authenticator's code, or one kept on paper. */
export const SecondFactorCode = v.union([OneTimeCode, RecoveryCode], "code_format");

export const User = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  display_name: v.nullable(v.string()),
  photo_url: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  plan: v.picklist(PLAN_IDS),
  credits: v.number(),
  is_admin: v.boolean(),
  email_verified: v.boolean(),
  has_password: v.boolean(),
  google_linked: v.boolean(),
  totp_enabled: v.boolean(),
  consent_at: v.nullable(Instant),
  plan_period_end: v.nullable(Instant),
  plan_next: v.nullable(v.object({ id: v.picklist(PLAN_IDS), starts_at: Instant })),
  created_at: Instant,
});
export type User = v.InferOutput<typeof User>;
export const UserAnswer = v.object({ user: User });

export const RegisterBody = v.object({ name: PersonName, email: Email, password: NewPassword });
/** `registration_id`: what the browser that began it holds, to be named when asking for codes. */
export const RegisterAnswer = v.object({ user: User, registration_id: Id });
export const EmailBody = v.object({ email: Email });
/** Without a registration: the newest one begun from the caller's address. */
export const GenerateOtpBody = v.object({ email: Email, registration_id: v.optional(Id) });
/** `password` is needed when the account has one; else a sign-in with Google not long ago. */
export const ChangeEmailBody = v.object({ email: Email, password: v.optional(TriedPassword) });
export const CodeSentAnswer = v.object({ sent: v.literal(true), expires_in: v.number() });
export const VerifyOtpBody = v.object({
  email: Email,
  otp: OneTimeCode,
  registration_id: v.optional(Id),
});
export const VerifiedAnswer = v.object({ verified: v.literal(true) });
export const LoginBody = v.object({
  username: Email,
  password: TriedPassword,
  totp: v.optional(SecondFactorCode),
});
/** `user`, `is_new_user` and `traditional_login` may be missing; the app copes without them. */
export const LoginAnswer = v.object({
  access_token: v.string(),
  token_type: v.optional(v.string()),
  expires_in: v.optional(v.number()),
  user: v.optional(User),
  is_new_user: v.optional(v.boolean()),
  traditional_login: v.optional(
    v.object({ credentials: v.object({ email: v.string(), password: v.string() }) }),
  ),
});
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;

/** `redirect` is the page that was asked for at the start; always one of ours. */
export const GoogleCallbackAnswer = v.object({
  ...LoginAnswer.entries,
  redirect: v.optional(v.string()),
});
export const GoogleCallbackBody = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  redirect_uri: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  state: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
});
export const GoogleStartAnswer = v.object({ url: v.string(), state: v.string() });
/** Claims repeated by the browser; the server trusts only the ID token. camelCase as the spec. */
export const FirebaseBody = v.object({
  idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
  userData: v.optional(
    v.object({
      uid: v.string(),
      email: v.string(),
      displayName: v.string(),
      photoURL: v.string(),
      emailVerified: v.boolean(),
    }),
  ),
});
export const ResetPasswordBody = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: NewPassword,
});
export const ResetAnswer = v.object({ reset: v.literal(true) });
export const PatchProfileBody = v.object({
  name: v.optional(PersonName),
  display_name: v.optional(v.nullable(text(LIMITS.nameMaxChars))),
  photo: v.optional(v.nullable(Id)),
  language: v.optional(v.picklist(LANGUAGES)),
});
export const ChangePasswordBody = v.object({
  current_password: TriedPassword,
  new_password: NewPassword,
});
/** `password` is needed when the account has one; else a sign-in with Google not long ago. */
export const DeleteProfileBody = v.object({ password: v.optional(TriedPassword) });
export const StartTotpBody = v.object({ password: v.optional(TriedPassword) });
/** `recovery_codes` are told here alone; they count once the second step is on. */
export const TotpAnswer = v.object({
  secret: v.string(),
  url: v.string(),
  recovery_codes: v.array(v.string()),
});
export const TotpBody = v.object({ code: OneTimeCode });
export const EndTotpBody = v.object({ code: SecondFactorCode });
export const ConsentBody = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
export const Session = v.object({
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  user_agent: v.string(),
  current: v.boolean(),
});
export const SessionList = itemsOf(Session);
export const ExportAnswer = v.object({ id: Id });

/** Claims of an access token that the app reads (spec §3). */
export const TokenClaims = v.looseObject({
  sub: v.string(),
  username: v.string(),
  email: v.string(),
  exp: v.number(),
  iat: v.number(),
});
export type TokenClaims = v.InferOutput<typeof TokenClaims>;
