import type { ReactNode } from "react";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Viewfinder } from "#src/ui/marks/viewfinder.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./wizard.css.ts";

/** The chosen picture on the stage, or an open place that says what will stand there. */
export function ChosenPicture({
  asset,
  empty,
  over,
}: {
  asset: Asset | null;
  empty: string;
  /** Drawn over the picture. */
  over?: ReactNode;
}) {
  if (asset)
    return <PrintFrame src={asset.url} alt={nameOf(asset)} caption={nameOf(asset)} over={over} />;
  return (
    <Viewfinder look="open">
      <p className={s.placeholder}>{empty}</p>
    </Viewfinder>
  );
}
