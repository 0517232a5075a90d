import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { setElementVars } from "@vanilla-extract/dynamic";
import { useLayoutEffect, useRef } from "react";
import { formatTenths } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { BMI_BANDS } from "#wire/bmi.ts";
import { BMI_CLASSES, type BmiClass } from "#wire/values.ts";
import * as s from "./bmi-scale.css.ts";

export const bmiTexts: Record<BmiClass, ReturnType<typeof msg>> = {
  underweight: msg({ id: "bmi.underweight", message: "Nhẹ cân" }),
  normal: msg({ id: "bmi.normal", message: "Bình thường" }),
  overweight: msg({ id: "bmi.overweight", message: "Thừa cân" }),
  obese: msg({ id: "bmi.obese", message: "Béo phì" }),
};
/** The bands' borders and where the drawn scale ends, kg/m²; every band is drawn equally wide. */
const BORDERS = [13, BMI_BANDS.normal, BMI_BANDS.overweight, BMI_BANDS.obese, 40] as const;

/** Share of the drawn scale, 0–1. */
function placeOf(bmi: number): number {
  const clamped = Math.min(40, Math.max(13, bmi));
  const band = Math.max(
    0,
    BORDERS.findLastIndex((border, index) => clamped >= border && index < 4),
  );
  const [low, high] = [BORDERS[band] ?? 13, BORDERS[band + 1] ?? 40];
  return (band + (clamped - low) / (high - low)) / 4;
}

/** The BMI of what is typed, its WHO class on a scale, and what it is not. */
export function BmiScale({ bmi, bmiClass }: { bmi: number; bmiClass: BmiClass }) {
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bar.current) setElementVars(bar.current, { [s.place]: `${placeOf(bmi) * 100}%` });
  }, [bmi]);
  return (
    <section className={s.root} aria-label="BMI">
      <p className={s.figure}>{formatTenths(currentLanguage(), bmi)}</p>
      <div ref={bar} className={s.bar} aria-hidden="true">
        {BMI_CLASSES.map((name) => (
          <span
            key={name}
            className={
              name !== bmiClass ? s.bands.other : name === "normal" ? s.bands.here : s.bands.away
            }
          />
        ))}
        <span className={s.mark} />
      </div>
      <p className={s.words} role="status">
        BMI: <strong>{i18n._(bmiTexts[bmiClass])}</strong>
      </p>
      <p className={s.note}>
        {t({
          id: "bmi.note",
          message:
            "Theo mốc WHO 18,5, 25 và 30 kg/m². Với người châu Á, 23 đã là thừa cân và 25 là béo phì. Đây không phải lời khuyên y tế.",
        })}
      </p>
    </section>
  );
}
