import { useActorRef } from "@xstate/react";
import { useRef, useState } from "react";
import { fromCallback } from "xstate";
import type { AssetPickerReport } from "#machines/asset-picker/asset-picker.machine.ts";
import type { AssetPickerRef } from "#src/flows/asset-picker/asset-picker-ref.ts";
import { useChildren } from "#src/flows/kit/use-children.ts";
import type { Asset } from "#wire/assets.ts";

/** The library in a popup, for a page without a wizard: `open` says what the picture is for. */
export function useDeskPicker(): {
  picker: AssetPickerRef;
  open: (onPicked: (asset: Asset) => void) => void;
} {
  const wanted = useRef<(asset: Asset) => void>(() => {});
  // Made once: another function would be another actor.
  const [hearing] = useState(() =>
    fromCallback<AssetPickerReport>(({ receive }) => {
      receive(({ asset }) => wanted.current(asset));
    }),
  );
  const parent = useActorRef(hearing);
  const { assetPicker } = useChildren();
  const picker = useActorRef(assetPicker, { input: { usage: "image", parent } });
  return {
    picker,
    open: (onPicked) => {
      wanted.current = onPicked;
      picker.send({ type: "picker.open" });
    },
  };
}
