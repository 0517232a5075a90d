import type { AnyActorRef } from "xstate";
import type { WizardEvent, WizardNotice } from "#machines/kit/wizard.ts";
import type { AssetPickerRef } from "#src/flows/asset-picker/asset-picker-ref.ts";
import type { DownloadRef } from "../download/download-dialog.tsx";
import type { GenerationRef } from "../generation/generation.select.ts";
import type { ShareRef } from "../share/share-dialog.tsx";
import type { UploadRef } from "../upload/upload-box.tsx";

/** What the shared parts read of a wizard's state. */
export interface WizardSnapshot<Step extends string> {
  can(event: WizardEvent<Step>): boolean;
  matches(value: unknown): boolean;
  context: { generationId: string | null; notice: WizardNotice | null };
  children: Readonly<Record<string, unknown>>;
}
/** Any of the five wizards, as far as the shared parts know it. */
export interface WizardRef<Step extends string = never> extends Pick<AnyActorRef, "subscribe"> {
  send(event: WizardEvent<Step>): void;
  getSnapshot(): WizardSnapshot<Step>;
}

/** The children that stand while their step does; null between steps. */
export const uploadOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  (children.upload ?? null) as UploadRef | null;
export const jobOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  (children.generation ?? null) as GenerationRef | null;
export const downloadOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  (children.download ?? null) as DownloadRef | null;
export const shareOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  (children.share ?? null) as ShareRef | null;
export const pickerOf = ({ children }: Pick<WizardSnapshot<never>, "children">) =>
  (children.assetPicker ?? null) as AssetPickerRef | null;

/** The views every wizard has beside its own steps. */
export type WizardView<Step extends string> = Step | "opening" | "unread" | "generating" | "result";
