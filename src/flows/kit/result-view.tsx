import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { useShownRun } from "#src/lib/runs/use-own-runs.ts";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { DownloadDialog } from "../download/download-dialog.tsx";
import { downloadOf, shareOf } from "../order/order.select.ts";
import { LateShareDialog } from "../share/late-share-dialog.tsx";
import type { FlowStage } from "./flow-frame.tsx";
import { WayBack } from "./foot-parts.tsx";
import { type Fact, ResultFacts } from "./result-facts.tsx";
import { ResultPicture } from "./result-picture.tsx";
import { titleOf } from "./run-title.ts";
import { jobOf, type WizardRef } from "./wizard-ref.ts";

/** The view of a finished run: the picture, its facts, download, once more, another. */
export function ResultView({
  flow,
  generation,
  before,
  label,
  facts,
  againReason,
  actions,
  extra,
  next,
  frame,
}: {
  flow: WizardRef;
  generation: Generation | null;
  /** What it was made of, to compare with; null when no picture went in. */
  before: Asset | null;
  /** Label of the inspector. */
  label: string;
  facts: readonly Fact[];
  againReason: string | null;
  actions?: ReactNode;
  /** Beneath the facts. */
  extra?: ReactNode;
  /** The verb: on to another one. */
  next: ReactNode;
  frame: (bench: FlowStage, thumb: string | undefined) => ReactNode;
}) {
  const job = useSelector(flow, jobOf) ?? undefined;
  const download = useSelector(job, downloadOf);
  const share = useSelector(job, shareOf);
  useShownRun(generation?.id);
  const { i18n } = useLingui();
  const title = generation ? titleOf(generation, i18n) : "";
  const result = useFreshAsset(generation?.result?.asset ?? null);
  return (
    <>
      {frame(
        {
          stage: <ResultPicture result={result} before={before} title={title} />,
          inspectorLabel: label,
          inspector: generation && (
            <ResultFacts
              flow={flow}
              download={download}
              share={share}
              generation={generation}
              result={result}
              title={title}
              facts={facts}
              againReason={againReason}
              actions={actions}
              extra={extra}
            />
          ),
          foot: { start: <WayBack flow={flow} />, end: next },
        },
        result?.thumb_url,
      )}
      {download && <DownloadDialog download={download} />}
      {share && <LateShareDialog share={share} generation={generation} />}
    </>
  );
}
