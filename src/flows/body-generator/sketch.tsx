import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { liveBmi, readFigure } from "#machines/body-generator/body-generator.rules.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { LIMITS } from "#wire/limits.ts";
import { MeasuredFigure } from "./measured-figure.tsx";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** The asked body as a sketch beside the ruler, growing as one types. */
export function Sketch({ flow }: { flow: BodyGeneratorRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const typed = readFigure(context.height);
  const [low, high] = LIMITS.heightCm;
  const height = typed !== null && typed >= low && typed <= high ? typed : null;
  return (
    <MeasuredFigure
      label={t({ id: "body.sketch", message: "Bản phác để canh vóc dáng" })}
      height={context.gender === null ? null : height}
      bmi={liveBmi(context)?.bmi ?? 21}
      gender={context.gender ?? "female"}
      build={context.body_type ?? "average"}
      told={height === null ? "" : `${formatNumber(currentLanguage(), height)} cm`}
    />
  );
}
