import { APP_CODE, MAILED_CODE, RECOVERY_CODE } from "#wire/codes.ts";

/** A mailed code as a field takes it: a shorter one is asked about too, but never matches. */
export const isMailedCode = (code: string): boolean => MAILED_CODE.test(code);
/** A code of an authenticator app. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);
/** A code of an authenticator, or one kept on paper, as the server reads them. */
export const isStepCode = (code: string): boolean =>
  isAppCode(code) || RECOVERY_CODE.test(code.replace(/[\s-]/g, "").toLowerCase());
