/** A mailed code as a field takes it: at least four digits are asked for; only six can ever match. */
export const isMailedCode = (code: string): boolean => /^\d{4,6}$/.test(code);
/** A code of an authenticator app (RFC 6238): six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
/** A code of an authenticator, or one kept on paper: ten signs, as the server reads them. */
export const isStepCode = (code: string): boolean =>
  isAppCode(code) || /^[a-z2-7]{10}$/i.test(code.replace(/[\s-]/g, ""));
