import type { ENDPOINTS, EndpointName } from "#wire/endpoints.ts";

type Row = (typeof ENDPOINTS)[EndpointName];
type CallOf<One> = One extends {
  method: infer Method extends string;
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;
/** One call of the product as "METHOD /path". */
export type Call = CallOf<Row>;

/** What each actor of the machines asks the server; the rest of them ask the browser alone. */
export const CALLS: Readonly<Record<string, Call>> = {
  askLetter: "POST /api/newsletter",
  askSession: "GET /auth/profile",
  cancelGeneration: "POST /api/generations/:id/cancel",
  confirmEmail: "POST /auth/verify_otp",
  createCheckout: "POST /api/checkout",
  createShare: "POST /api/generations/:id/share",
  createToken: "POST /api/tokens",
  deleteAccount: "DELETE /auth/profile",
  deleteGeneration: "DELETE /api/generations/:id",
  deleteGenerations: "DELETE /api/generations/:id",
  deleteToken: "DELETE /api/tokens/:id",
  deleteWebhook: "DELETE /api/webhooks",
  downloadGenerations: "POST /api/downloads",
  endSession: "POST /auth/logout",
  endShare: "DELETE /api/generations/:id/share",
  fetchFile: "GET /api/generations/:id/download",
  findComment: "GET /api/blog/posts/:slug/comments",
  followLink: "POST /api/newsletter/confirm",
  getQuote: "POST /api/quote",
  loadAsset: "GET /api/assets/:id",
  loadAssets: "GET /api/assets",
  loadDraft: "GET /api/assets/:id",
  loadHashes: "GET /api/config",
  loadPlans: "GET /api/plans",
  loadPost: "GET /api/admin/blog/posts/:id",
  loadTokens: "GET /api/tokens",
  loadUser: "GET /api/admin/users/:id",
  loadWebhook: "GET /api/webhooks",
  logIn: "POST /auth/login",
  offerResult: "PUT /api/generations/:id/community",
  patchToken: "PATCH /api/tokens/:id",
  readCheckout: "GET /api/checkout/:id",
  readEmail: "GET /auth/profile",
  readGeneration: "GET /api/generations/:id",
  readPicture: "POST /api/assets/:id/reading",
  readStanding: "GET /api/generations/:id",
  readSteps: "GET /auth/profile",
  recordConsent: "POST /api/account/consent",
  refundPayment: "POST /api/admin/payments/:id/refund",
  regenerateToken: "POST /api/tokens/:id/regenerate",
  registerAccount: "POST /auth/register",
  requestCode: "POST /auth/generate_otp",
  requestReset: "POST /auth/forgot_password",
  saveUser: "PUT /api/admin/users/:id",
  saveWebhook: "PUT /api/webhooks",
  sendComment: "POST /api/blog/posts/:slug/comments",
  sendEmailCode: "POST /auth/change_email",
  sendReport: "POST /api/reports",
  setPassword: "POST /auth/reset_password",
  signIn: "POST /auth/login",
  startSteps: "POST /auth/totp",
  storeMask: "POST /api/assets",
  submitGeneration: "POST /ai/virtual-try-on",
  testWebhook: "POST /api/webhooks/test",
  turnOffSteps: "DELETE /auth/totp",
  turnOnSteps: "POST /auth/totp/verify",
  validateToken: "GET /auth/profile",
  verifyCode: "POST /auth/verify_otp",
  watchGeneration: "GET /api/generations/:id",
  watchSending: "POST /api/contact",
  watchUpload: "POST /api/assets",
  withdrawResult: "DELETE /api/generations/:id/community",
};
