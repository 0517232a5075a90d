import type { AnyActorRef } from "xstate";
import type { WizardEvent, WizardNotice, WizardTag } from "#machines/kit/wizard.ts";
import type { AssetPickerRef } from "#src/flows/asset-picker/asset-picker-ref.ts";
import type { OrderRef } from "../order/order.select.ts";
import type { UploadRef } from "../upload/upload-box.tsx";

/** What the shared parts read of a wizard's state. */
export interface WizardSnapshot<Step extends string> {
  can(event: WizardEvent<Step>): boolean;
  hasTag(tag: WizardTag): boolean;
  context: { generationId: string | null; notice: WizardNotice | null };
  /** Each stands while its step does. */
  children: {
    upload?: UploadRef | undefined;
    assetPicker?: AssetPickerRef | undefined;
    order?: OrderRef | undefined;
  };
}
/** Any of the wizards, as far as the shared parts know it. */
export interface WizardRef<Step extends string = never> extends Pick<AnyActorRef, "subscribe"> {
  send(event: WizardEvent<Step>): void;
  getSnapshot(): WizardSnapshot<Step>;
}

/** The children that stand while their step does; null between steps. */
export const uploadOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  children.upload ?? null;
export const jobOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  children.order ?? null;
export const pickerOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  children.assetPicker ?? null;

/** The views every wizard has beside its own steps. */
export type WizardView<Step extends string> = Step | "opening" | "unread" | "generating" | "result";
