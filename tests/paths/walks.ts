import type { Walk } from "../support/model.ts";
import { walk as accountDeletion } from "./walks/account-deletion.ts";
import { walk as adminAccess } from "./walks/admin-access.ts";
import { walk as adminUser } from "./walks/admin-user.ts";
import { walk as apiTokens } from "./walks/api-tokens.ts";
import { walk as assetPicker } from "./walks/asset-picker.ts";
import { walk as authDialog } from "./walks/auth-dialog.ts";
import { walk as bodyGenerator } from "./walks/body-generator.ts";
import { walk as changeEmail } from "./walks/change-email.ts";
import { walk as checkout } from "./walks/checkout.ts";
import { walk as comment } from "./walks/comment.ts";
import { walk as communityChoice } from "./walks/community-choice.ts";
import { walk as consent } from "./walks/consent.ts";
import { walk as contactForm } from "./walks/contact-form.ts";
import { walk as deviceGate } from "./walks/device-gate.ts";
import { walk as download } from "./walks/download.ts";
import { walk as googleCallback } from "./walks/google-callback.ts";
import { walk as googleSignIn } from "./walks/google-sign-in.ts";
import { walk as hairstyle } from "./walks/hairstyle.ts";
import { walk as historyItem } from "./walks/history-item.ts";
import { walk as historySelection } from "./walks/history-selection.ts";
import { walk as imageEditing } from "./walks/image-editing.ts";
import { walk as imageToVideo } from "./walks/image-to-video.ts";
import { walk as maskEditor } from "./walks/mask-editor.ts";
import { walk as newsletter } from "./walks/newsletter.ts";
import { walk as newsletterLink } from "./walks/newsletter-link.ts";
import { walk as order } from "./walks/order.ts";
import { walk as postEditor } from "./walks/post-editor.ts";
import { walk as reading } from "./walks/reading.ts";
import { walk as refund } from "./walks/refund.ts";
import { walk as report } from "./walks/report.ts";
import { walk as resetPassword } from "./walks/reset-password.ts";
import { walk as session } from "./walks/session.ts";
import { walk as share } from "./walks/share.ts";
import { walk as tryOn } from "./walks/try-on.ts";
import { walk as tutorial } from "./walks/tutorial.ts";
import { walk as twoSteps } from "./walks/two-steps.ts";
import { walk as upload } from "./walks/upload.ts";
import { walk as webhook } from "./walks/webhook.ts";

/** Every machine with all that can happen to it: what `npm run paths` lists and the tests walk. */
export const walks = {
  session,
  "auth-dialog": authDialog,
  "admin-access": adminAccess,
  "admin-user": adminUser,
  refund,
  "post-editor": postEditor,
  consent,
  "google-sign-in": googleSignIn,
  "google-callback": googleCallback,
  "reset-password": resetPassword,
  "contact-form": contactForm,
  comment,
  newsletter,
  "newsletter-link": newsletterLink,
  upload,
  "asset-picker": assetPicker,
  share,
  "community-choice": communityChoice,
  reading,
  report,
  order,
  "try-on": tryOn,
  "body-generator": bodyGenerator,
  hairstyle,
  "image-editing": imageEditing,
  "image-to-video": imageToVideo,
  "mask-editor": maskEditor,
  "history-item": historyItem,
  "history-selection": historySelection,
  "api-tokens": apiTokens,
  webhook,
  "account-deletion": accountDeletion,
  "change-email": changeEmail,
  "two-steps": twoSteps,
  checkout,
  download,
  tutorial,
  "device-gate": deviceGate,
} satisfies Record<string, Walk>;
