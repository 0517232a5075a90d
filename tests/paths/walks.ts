import {
  adminAccessEvents,
  adminAccessOutcomes,
} from "#machines/admin-access/admin-access.fixtures.ts";
import {
  type AdminAccessContext,
  adminAccessMachine,
} from "#machines/admin-access/admin-access.machine.ts";
import {
  adminUserEvents,
  adminUserInputs,
  adminUserOutcomes,
} from "#machines/admin-user/admin-user.fixtures.ts";
import {
  type AdminUserContext,
  adminUserMachine,
} from "#machines/admin-user/admin-user.machine.ts";
import {
  problemsOf as accountProblems,
  isChanged as isAccountChanged,
} from "#machines/admin-user/admin-user.rules.ts";
import {
  apiTokensEvents,
  apiTokensInputs,
  apiTokensOutcomes,
} from "#machines/api-tokens/api-tokens.fixtures.ts";
import { apiTokensMachine } from "#machines/api-tokens/api-tokens.machine.ts";
import { problemsOf } from "#machines/api-tokens/api-tokens.rules.ts";
import type { ApiTokensContext } from "#machines/api-tokens/api-tokens.setup.ts";
import {
  assetPickerEvents,
  assetPickerOutcomes,
} from "#machines/asset-picker/asset-picker.fixtures.ts";
import {
  type AssetPickerContext,
  assetPickerMachine,
} from "#machines/asset-picker/asset-picker.machine.ts";
import {
  authDialogEvents,
  authDialogOutcomes,
} from "#machines/auth-dialog/auth-dialog.fixtures.ts";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogContext } from "#machines/auth-dialog/auth-dialog.setup.ts";
import {
  bodyGeneratorEvents,
  bodyGeneratorInputs,
  bodyGeneratorOutcomes,
} from "#machines/body-generator/body-generator.fixtures.ts";
import { bodyGeneratorMachine } from "#machines/body-generator/body-generator.machine.ts";
import {
  isAnyChosen,
  lookReasons,
  parameterReasons,
} from "#machines/body-generator/body-generator.rules.ts";
import type { BodyGeneratorContext } from "#machines/body-generator/body-generator.setup.ts";
import {
  checkoutEvents,
  checkoutInputs,
  checkoutOutcomes,
} from "#machines/checkout/checkout.fixtures.ts";
import { type CheckoutContext, checkoutMachine } from "#machines/checkout/checkout.machine.ts";
import { consentEvents, consentOutcomes } from "#machines/consent/consent.fixtures.ts";
import { type ConsentContext, consentMachine } from "#machines/consent/consent.machine.ts";
import {
  contactFormEvents,
  contactFormInputs,
  contactFormOutcomes,
} from "#machines/contact-form/contact-form.fixtures.ts";
import {
  type ContactFormContext,
  contactFormMachine,
} from "#machines/contact-form/contact-form.machine.ts";
import { contactProblems } from "#machines/contact-form/contact-form.rules.ts";
import {
  deviceGateEvents,
  deviceGateInputs,
  deviceGateOutcomes,
} from "#machines/device-gate/device-gate.fixtures.ts";
import {
  type DeviceGateContext,
  deviceGateMachine,
} from "#machines/device-gate/device-gate.machine.ts";
import { deviceOf } from "#machines/device-gate/device-gate.rules.ts";
import {
  downloadEvents,
  downloadInputs,
  downloadOutcomes,
} from "#machines/download/download.fixtures.ts";
import { type DownloadContext, downloadMachine } from "#machines/download/download.machine.ts";
import {
  googleCallbackEvents,
  googleCallbackInputs,
  googleCallbackOutcomes,
} from "#machines/google-callback/google-callback.fixtures.ts";
import { googleCallbackMachine } from "#machines/google-callback/google-callback.machine.ts";
import {
  googleSignInEvents,
  googleSignInOutcomes,
} from "#machines/google-sign-in/google-sign-in.fixtures.ts";
import {
  type GoogleSignInContext,
  googleSignInMachine,
} from "#machines/google-sign-in/google-sign-in.machine.ts";
import {
  hairstyleEvents,
  hairstyleInputs,
  hairstyleOutcomes,
} from "#machines/hairstyle/hairstyle.fixtures.ts";
import { hairstyleMachine } from "#machines/hairstyle/hairstyle.machine.ts";
import { orderReasons as hairReasons } from "#machines/hairstyle/hairstyle.rules.ts";
import type { HairstyleContext } from "#machines/hairstyle/hairstyle.setup.ts";
import {
  historyItemEvents,
  historyItemInputs,
  historyItemOutcomes,
} from "#machines/history-item/history-item.fixtures.ts";
import {
  type HistoryItemContext,
  historyItemMachine,
} from "#machines/history-item/history-item.machine.ts";
import {
  historySelectionEvents,
  historySelectionOutcomes,
} from "#machines/history-selection/history-selection.fixtures.ts";
import {
  type HistorySelectionContext,
  historySelectionMachine,
} from "#machines/history-selection/history-selection.machine.ts";
import {
  imageEditingEvents,
  imageEditingInputs,
  imageEditingOutcomes,
} from "#machines/image-editing/image-editing.fixtures.ts";
import { imageEditingMachine } from "#machines/image-editing/image-editing.machine.ts";
import type { ImageEditingContext } from "#machines/image-editing/image-editing.setup.ts";
import {
  imageToVideoEvents,
  imageToVideoInputs,
  imageToVideoOutcomes,
} from "#machines/image-to-video/image-to-video.fixtures.ts";
import { imageToVideoMachine } from "#machines/image-to-video/image-to-video.machine.ts";
import { isChanged } from "#machines/image-to-video/image-to-video.rules.ts";
import type { ImageToVideoContext } from "#machines/image-to-video/image-to-video.setup.ts";
import {
  maskEditorEvents,
  maskEditorOutcomes,
} from "#machines/mask-editor/mask-editor.fixtures.ts";
import {
  type MaskEditorContext,
  maskEditorMachine,
} from "#machines/mask-editor/mask-editor.machine.ts";
import { hasPaint } from "#machines/mask-editor/mask-editor.rules.ts";
import { orderEvents, orderOutcomes, orderRequestFixture } from "#machines/order/order.fixtures.ts";
import { orderMachine } from "#machines/order/order.machine.ts";
import type { OrderContext } from "#machines/order/order.setup.ts";
import {
  resetPasswordEvents,
  resetPasswordInputs,
  resetPasswordOutcomes,
} from "#machines/reset-password/reset-password.fixtures.ts";
import { resetPasswordMachine } from "#machines/reset-password/reset-password.machine.ts";
import {
  sessionEvents,
  sessionInputs,
  sessionOutcomes,
} from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import type { SessionContext } from "#machines/session/session.setup.ts";
import { shareEvents, shareInputs, shareOutcomes } from "#machines/share/share.fixtures.ts";
import { type ShareContext, shareMachine } from "#machines/share/share.machine.ts";
import { tryOnEvents, tryOnInputs, tryOnOutcomes } from "#machines/try-on/try-on.fixtures.ts";
import { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import type { TryOnContext } from "#machines/try-on/try-on.setup.ts";
import {
  tutorialEvents,
  tutorialInputs,
  tutorialOutcomes,
} from "#machines/tutorial/tutorial.fixtures.ts";
import { type TutorialContext, tutorialMachine } from "#machines/tutorial/tutorial.machine.ts";
import { uploadEvents, uploadOutcomes } from "#machines/upload/upload.fixtures.ts";
import { type UploadContext, uploadMachine } from "#machines/upload/upload.machine.ts";
import { TIMES } from "#wire/limits.ts";
import { sourceFixture } from "#wire/wire.fixtures.ts";
import { deafParent } from "../../stories/support/deaf-parent.ts";
import type { Walk } from "../support/model.ts";

const generationInput = {
  feature: "virtual_try_on",
  request: orderRequestFixture,
  id: null,
  keyBase: "page",
  parent: deafParent,
};

/** Every machine with all that can happen to it: what `npm run paths` lists and the tests walk. */
export const walks = {
  session: {
    name: "session",
    machine: sessionMachine,
    inputs: sessionInputs,
    events: sessionEvents,
    outcomes: sessionOutcomes,
    project: (context: SessionContext) => [
      context.token !== null,
      context.user !== null,
      context.expiresIn <= 0,
      context.expiresIn <= TIMES.tokenNearExpiry,
      Math.min(context.failures, 3),
    ],
  },
  "auth-dialog": {
    name: "auth-dialog",
    machine: authDialogMachine,
    inputs: { closed: undefined },
    events: authDialogEvents,
    outcomes: authDialogOutcomes,
    project: (context: AuthDialogContext) => context.email !== "",
  },
  "admin-access": {
    name: "admin-access",
    machine: adminAccessMachine,
    inputs: { page: undefined },
    events: adminAccessEvents,
    outcomes: adminAccessOutcomes,
    project: ({ claims, hashes }: AdminAccessContext) => [claims?.email, hashes !== null],
  },
  "admin-user": {
    name: "admin-user",
    machine: adminUserMachine,
    inputs: adminUserInputs,
    events: adminUserEvents,
    outcomes: adminUserOutcomes,
    project: ({ user, draft, isOwn }: AdminUserContext) => [
      isOwn,
      user && draft && [isAccountChanged(user, draft), accountProblems(user, draft)],
    ],
  },
  consent: {
    name: "consent",
    machine: consentMachine,
    inputs: { page: undefined },
    events: consentEvents,
    outcomes: consentOutcomes,
    project: ({ givenBy }: ConsentContext) => givenBy !== null,
  },
  "google-sign-in": {
    name: "google-sign-in",
    machine: googleSignInMachine,
    inputs: { history: { returnPath: "/history", parent: deafParent } },
    events: googleSignInEvents,
    outcomes: googleSignInOutcomes,
    project: ({ settings }: GoogleSignInContext) => settings?.way,
  },
  "google-callback": {
    name: "google-callback",
    machine: googleCallbackMachine,
    inputs: googleCallbackInputs,
    events: googleCallbackEvents,
    outcomes: googleCallbackOutcomes,
    project: () => null,
  },
  "reset-password": {
    name: "reset-password",
    machine: resetPasswordMachine,
    inputs: resetPasswordInputs,
    events: resetPasswordEvents,
    outcomes: resetPasswordOutcomes,
    project: () => null,
  },
  "contact-form": {
    name: "contact-form",
    machine: contactFormMachine,
    inputs: contactFormInputs,
    events: contactFormEvents,
    outcomes: contactFormOutcomes,
    project: ({ draft, files }: ContactFormContext) => [
      Object.keys(contactProblems(draft)).length === 0,
      files.length > 0,
    ],
  },
  upload: {
    name: "upload",
    machine: uploadMachine,
    inputs: { model: { usage: "model", parent: deafParent } },
    events: uploadEvents,
    outcomes: uploadOutcomes,
    project: (context: UploadContext) => context.file !== null,
  },
  "asset-picker": {
    name: "asset-picker",
    machine: assetPickerMachine,
    inputs: { model: { usage: "model", parent: deafParent } },
    events: assetPickerEvents,
    outcomes: assetPickerOutcomes,
    project: (context: AssetPickerContext) => [context.kind === "video", context.cursor !== null],
  },
  share: {
    name: "share",
    machine: shareMachine,
    inputs: shareInputs,
    events: shareEvents,
    outcomes: shareOutcomes,
    project: (context: ShareContext) => context.url !== null,
  },
  order: {
    name: "order",
    machine: orderMachine,
    inputs: {
      order: generationInput,
      pickUp: { ...generationInput, request: null, id: "gen_linh" },
    },
    events: orderEvents,
    outcomes: orderOutcomes,
    project: (context: OrderContext) => [context.id !== null, context.cancelFailed],
  },
  "try-on": {
    name: "try-on",
    machine: tryOnMachine,
    inputs: tryOnInputs,
    events: tryOnEvents,
    outcomes: tryOnOutcomes,
    project: (context: TryOnContext) => [
      context.model && Math.min(context.model.width, 256),
      context.garment !== null,
      context.generationId !== null,
      context.openRun !== null,
      context.wanted,
      context.askedAt,
    ],
  },
  "body-generator": {
    name: "body-generator",
    machine: bodyGeneratorMachine,
    inputs: bodyGeneratorInputs,
    events: bodyGeneratorEvents,
    outcomes: bodyGeneratorOutcomes,
    project: (context: BodyGeneratorContext) => [
      parameterReasons(context).length === 0,
      lookReasons(context).length === 0,
      isAnyChosen({ ...context, face: null, prompt: "", hints: [] }),
      context.face !== null,
      context.prompt !== "" || context.hints.length > 0,
      context.generationId !== null,
      context.openRun !== null,
      context.wanted,
      context.askedAt,
    ],
  },
  hairstyle: {
    name: "hairstyle",
    machine: hairstyleMachine,
    inputs: hairstyleInputs,
    events: hairstyleEvents,
    outcomes: hairstyleOutcomes,
    project: (context: HairstyleContext) => [
      context.photo && Math.min(context.photo.width, 256),
      context.style && hairReasons(context).includes("custom_prompt_missing"),
      [context.painted, context.mask, context.color ?? (context.prompt || null)].findIndex(
        (choice) => choice !== null,
      ),
      context.generationId !== null,
      context.openRun !== null,
      context.wanted,
      context.askedAt,
    ],
  },
  "image-editing": {
    name: "image-editing",
    machine: imageEditingMachine,
    inputs: imageEditingInputs,
    events: imageEditingEvents,
    outcomes: imageEditingOutcomes,
    project: (context: ImageEditingContext) => [
      context.image && Math.min(context.image.width, 256),
      context.preset !== null || context.prompt !== "",
      context.generationId !== null,
      context.result !== null,
      context.chain.length > 0,
      context.openRun !== null,
      context.wanted,
    ],
  },
  "image-to-video": {
    name: "image-to-video",
    machine: imageToVideoMachine,
    inputs: imageToVideoInputs,
    events: imageToVideoEvents,
    outcomes: imageToVideoOutcomes,
    project: (context: ImageToVideoContext) => [
      context.image && Math.min(context.image.width, 256),
      context.model,
      isChanged(context),
      context.generationId !== null,
      context.openRun !== null,
      context.wanted,
    ],
  },
  "mask-editor": {
    name: "mask-editor",
    machine: maskEditorMachine,
    inputs: { fresh: { picture: sourceFixture, entries: [], parent: deafParent } },
    events: maskEditorEvents,
    outcomes: maskEditorOutcomes,
    project: (context: MaskEditorContext) => [
      hasPaint(context.entries),
      Math.min(context.entries.length, 2),
      context.undone.length > 0,
    ],
  },
  "history-item": {
    name: "history-item",
    machine: historyItemMachine,
    inputs: historyItemInputs,
    events: historyItemEvents,
    outcomes: historyItemOutcomes,
    project: (context: HistoryItemContext) => [
      context.generation.status,
      context.generation.feature,
      context.refusal !== null,
    ],
  },
  "history-selection": {
    name: "history-selection",
    machine: historySelectionMachine,
    inputs: { page: undefined },
    events: historySelectionEvents,
    outcomes: historySelectionOutcomes,
    project: ({ chosen }: HistorySelectionContext) => [
      chosen.length > 0,
      chosen.some(({ hasResult }) => hasResult),
    ],
  },
  "api-tokens": {
    name: "api-tokens",
    machine: apiTokensMachine,
    inputs: apiTokensInputs,
    events: apiTokensEvents,
    outcomes: apiTokensOutcomes,
    project: ({ tokens, draft, openId, deed, hasApi }: ApiTokensContext) => [
      Math.min(tokens.length, 2),
      tokens.find(({ id }) => id === "tok_shop")?.last4,
      tokens.find(({ id }) => id === "tok_shop")?.active,
      tokens.some(({ id }) => id === "tok_new"),
      problemsOf(draft).length === 0,
      [openId, deed],
      hasApi,
    ],
  },
  checkout: {
    name: "checkout",
    machine: checkoutMachine,
    inputs: checkoutInputs,
    events: checkoutEvents,
    outcomes: checkoutOutcomes,
    project: ({ planId, plans, orderId, order, arrival }: CheckoutContext) => [
      planId,
      plans.length > 0,
      orderId !== null,
      order?.status,
      arrival === "success",
    ],
  },
  download: {
    name: "download",
    machine: downloadMachine,
    inputs: downloadInputs,
    events: downloadEvents,
    outcomes: downloadOutcomes,
    project: (context: DownloadContext) => context.target.media,
  },
  tutorial: {
    name: "tutorial",
    machine: tutorialMachine,
    inputs: tutorialInputs,
    events: tutorialEvents,
    outcomes: tutorialOutcomes,
    project: ({ steps, allowSkip, index, next }: TutorialContext) => [
      steps.length,
      allowSkip,
      index,
      next,
    ],
  },
  "device-gate": {
    name: "device-gate",
    machine: deviceGateMachine,
    inputs: deviceGateInputs,
    events: deviceGateEvents,
    outcomes: deviceGateOutcomes,
    project: ({ device, reading }: DeviceGateContext) => [
      device.deviceType,
      deviceOf(reading).deviceType,
    ],
  },
} satisfies Record<string, Walk>;
