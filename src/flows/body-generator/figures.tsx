import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import {
  type BodyParameters,
  parameterReasons,
} from "#machines/body-generator/body-generator.rules.ts";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { LIMITS } from "#wire/limits.ts";
import type { Gender } from "#wire/values.ts";
import { genderTexts, reasonTexts } from "./body-generator.messages.ts";
import { MeasureField } from "./measure-field.tsx";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** Gender, height, weight, age. */
export function Figures({ flow }: { flow: BodyGeneratorRef }) {
  const { t, i18n } = useLingui();
  const body = useSelector(flow, (snapshot) => snapshot.context);
  const reasons = parameterReasons(body);
  const change = (change: Partial<BodyParameters>) =>
    flow.send({ type: "parameter.change", change });
  const error = (reason: "height_range" | "weight_range" | "age_range") =>
    reasons.includes(reason) ? i18n._(reasonTexts[reason]) : null;
  return (
    <>
      <Segmented<Gender>
        label={t({ id: "body.gender", message: "Giới tính" })}
        items={(["female", "male"] as const).map((value) => ({
          value,
          label: i18n._(genderTexts[value]),
        }))}
        value={body.gender}
        onChange={(gender) => change({ gender })}
      />
      <MeasureField
        label={t({ id: "body.height", message: "Chiều cao" })}
        unit="cm"
        typed={body.height}
        range={LIMITS.heightCm}
        tape={{ major: 20, minor: 5 }}
        error={error("height_range")}
        onChange={(height) => change({ height })}
      />
      <MeasureField
        label={t({ id: "body.weight", message: "Cân nặng" })}
        unit="kg"
        typed={body.weight}
        range={LIMITS.weightKg}
        tape={{ major: 34, minor: 5 }}
        error={error("weight_range")}
        onChange={(weight) => change({ weight })}
      />
      <MeasureField
        label={t({ id: "body.age", message: "Tuổi" })}
        unit={t({ id: "body.age_unit", message: "tuổi" })}
        typed={body.age}
        range={LIMITS.ageYears}
        tape={{ major: 12, minor: 3 }}
        error={error("age_range")}
        onChange={(age) => change({ age })}
      />
    </>
  );
}
