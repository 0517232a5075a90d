import type { Meta } from "@storybook/react-vite";
import { through } from "./walking.tsx";

/**
 * Each machine from its start through all its states, steered in the panel: Next, Back or Play. No
 * tests of their own: tests/charts/walk-through.test.ts goes every step without a browser.
 */
const meta = {
  title: "Walk through",
  tags: ["!test", "!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

export const AccountDeletion = through("account-deletion");
export const AdminAccess = through("admin-access");
export const AdminUser = through("admin-user");
export const ApiTokens = through("api-tokens");
export const AssetPicker = through("asset-picker");
export const AuthDialog = through("auth-dialog");
export const BodyGenerator = through("body-generator");
export const ChangeEmail = through("change-email");
export const Checkout = through("checkout");
export const Comment = through("comment");
export const CommunityChoice = through("community-choice");
export const Consent = through("consent");
export const ContactForm = through("contact-form");
export const DeviceGate = through("device-gate");
export const Download = through("download");
export const GoogleCallback = through("google-callback");
export const GoogleSignIn = through("google-sign-in");
export const Hairstyle = through("hairstyle");
export const HistoryItem = through("history-item");
export const HistorySelection = through("history-selection");
export const ImageEditing = through("image-editing");
export const ImageToVideo = through("image-to-video");
export const MaskEditor = through("mask-editor");
export const Newsletter = through("newsletter");
export const NewsletterLink = through("newsletter-link");
export const Order = through("order");
export const PostEditor = through("post-editor");
export const Reading = through("reading");
export const Refund = through("refund");
export const Report = through("report");
export const ResetPassword = through("reset-password");
export const Session = through("session");
export const Share = through("share");
export const TryOn = through("try-on");
export const Tutorial = through("tutorial");
export const TwoSteps = through("two-steps");
export const Upload = through("upload");
export const Webhook = through("webhook");
