/**
 * What /test can show by itself: stills of the workshop, by flow or page and the story's name. The
 * stills hold the real components in their real machines' states.
 */
export const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  "auth-dialog": [
    ..."LoginEditing LoginFailed StepEditing RegisterEditing VerifyFormEditing".split(" "),
    ..."VerifyCodeWaiting ForgotFormEditing ForgotSent".split(" "),
  ],
  refund: ["AskingReady", "AskingMissing", "Returned", "ByHand"],
  consent: ["AskingUnticked", "AskingFailed"],
  "asset-picker": ["Ready", "Loading"],
  share: ["Asking", "Ready", "Ended"],
  report: ["WritingReady", "WritingMissing", "Sent"],
  download: ["Choosing", "Preparing"],
  order: ["RunningAskAsking"],
  "try-on": ["AskingOver"],
  tutorial: ["Settled"],
  "api-tokens": ["Editing", "Shown", "Viewing", "RegenerateAsks", "DeleteAsks"],
  webhook: ["Shown", "CopyFailed"],
  "account-deletion": ["Editing", "Checking"],
};
export const FAILURES: Readonly<Record<string, readonly string[]>> = {
  order: [
    ..."Unfound Insufficient Unavailable Unsent Refused RunningLinkLostPausing".split(" "),
    ..."Failed Cancelled TimedOut Missing".split(" "),
  ],
  upload: ["FailedRejected", "FailedInterrupted"],
  "asset-picker": ["Failed", "NotLoaded", "NotSelected", "PageFailed"],
  download: ["Failed"],
  share: ["NotMade", "EndFailed"],
  report: ["WritingRefused"],
  refund: ["AskingRefused", "AskingUnsure"],
  "history-selection": ["NotPacked"],
  checkout: "PlansFailed NotCreated Unknown Declined Expired Failed Cancelled".split(" "),
  "api-tokens": ["LoadFailed", "CreateFailed", "ToggleFailed", "RegenerateFailed", "DeleteFailed"],
  webhook: ["LoadFailed", "Failed", "SecretLost"],
  "account-deletion": ["Failed", "Unsure"],
  "community-choice": ["Failed"],
  "change-email": ["AskingFailed", "TypingFailed"],
  "two-steps": ["OffFailed", "ConfirmingFailed", "OnFailed"],
  "post-editor": ["LoadFailed", "DeskFailed", "DeskUnsure"],
  comment: ["WritingFailed"],
  newsletter: ["TypingFailed", "SentFailed"],
  "newsletter-link": ["Expired", "Unknown", "Failed"],
  "google-sign-in": ["Unavailable", "Unknown", "OpenBlocked", "OpenFailed"],
  "google-callback": ["Stray", "Declined", "Failed"],
  "reset-password": ["FormFailed", "LinkEnded", "LinkBroken"],
  "admin-access": ["Denied", "Failed"],
  "device-gate": ["Barred", "Covering"],
  "try-on": ["Unread"],
};
export const EMPTIES: Readonly<Record<string, readonly string[]>> = {
  "api-tokens": ["Empty"],
  "asset-picker": ["Empty"],
  checkout: ["NoPlans"],
};
