import type { ActorRefFrom } from "xstate";
import type { assetPickerMachine } from "#machines/asset-picker/asset-picker.machine.ts";

export type AssetPickerRef = ActorRefFrom<typeof assetPickerMachine>;
