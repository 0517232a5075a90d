import type { BrowserFace } from "./face.ts";
import { face as accountDeletion } from "./faces/account-deletion.ts";
import { face as adminAccess } from "./faces/admin-access.ts";
import { face as adminUser } from "./faces/admin-user.ts";
import { face as apiTokens } from "./faces/api-tokens.ts";
import { face as assetPicker } from "./faces/asset-picker.ts";
import { face as authDialog } from "./faces/auth-dialog.ts";
import { face as bodyGenerator } from "./faces/body-generator.ts";
import { face as changeEmail } from "./faces/change-email.ts";
import { face as checkout } from "./faces/checkout.ts";
import { face as comment } from "./faces/comment.ts";
import { face as communityChoice } from "./faces/community-choice.ts";
import { face as consent } from "./faces/consent.ts";
import { face as contactForm } from "./faces/contact-form.ts";
import { face as download } from "./faces/download.ts";
import { face as hairstyle } from "./faces/hairstyle.ts";
import { face as historyItem } from "./faces/history-item.ts";
import { face as historySelection } from "./faces/history-selection.ts";
import { face as imageEditing } from "./faces/image-editing.ts";
import { face as imageToVideo } from "./faces/image-to-video.ts";
import { face as maskEditor } from "./faces/mask-editor.ts";
import { face as newsletter } from "./faces/newsletter.ts";
import { face as newsletterLink } from "./faces/newsletter-link.ts";
import { face as order } from "./faces/order.ts";
import { face as postEditor } from "./faces/post-editor.ts";
import { face as reading } from "./faces/reading.ts";
import { face as refund } from "./faces/refund.ts";
import { face as report } from "./faces/report.ts";
import { face as resetPassword } from "./faces/reset-password.ts";
import { face as session } from "./faces/session.ts";
import { face as share } from "./faces/share.ts";
import { face as tryOn } from "./faces/try-on.ts";
import { face as twoSteps } from "./faces/two-steps.ts";
import { face as upload } from "./faces/upload.ts";
import { face as webhook } from "./faces/webhook.ts";

/** Every machine that the browser walks by paths chosen from its chart, by its name. */
export const FACES: Readonly<Record<string, BrowserFace>> = Object.fromEntries(
  [
    order,
    checkout,
    apiTokens,
    accountDeletion,
    adminAccess,
    adminUser,
    assetPicker,
    authDialog,
    bodyGenerator,
    changeEmail,
    comment,
    communityChoice,
    consent,
    contactForm,
    download,
    hairstyle,
    historyItem,
    historySelection,
    imageEditing,
    imageToVideo,
    maskEditor,
    newsletter,
    newsletterLink,
    postEditor,
    reading,
    refund,
    report,
    resetPassword,
    session,
    share,
    tryOn,
    twoSteps,
    upload,
    webhook,
  ].map((face) => [face.walk.name, face]),
);
