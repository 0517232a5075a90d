import type { BodyType, Gender } from "#wire/values.ts";
import { sketchPaths, sketchWidths } from "./figure.ts";
import * as s from "./measured-figure.css.ts";

const TOP = 230;
const CENTRE = 150;

/** A sketch of the asked body beside a ruler, centimetre for unit; the sketch only aligns by eye. */
export function MeasuredFigure({
  label,
  height,
  bmi,
  gender,
  build,
  told,
}: {
  label: string;
  /** Centimetres; null while none is asked: the ruler stands alone. */
  height: number | null;
  bmi: number;
  gender: Gender;
  build: BodyType;
  /** The height with its unit, beside the dashed line. */
  told: string;
}) {
  const widths = sketchWidths(height ?? 0, bmi, gender, build);
  const paths = sketchPaths(height ?? 0, widths);
  const thickness = widths.waist * 0.42;
  return (
    <svg className={s.sheet} viewBox={`0 ${-TOP} 300 ${TOP + 12}`} role="img" aria-label={label}>
      <Ruler />
      {height !== null && (
        <>
          <ellipse className={s.ground} cx={CENTRE} cy={2} rx={widths.hip * 1.5} ry={4} />
          <g transform={`translate(${CENTRE} 0)`}>
            <path className={s.armEdge} d={paths.arms} strokeWidth={thickness + 1.8} />
            <path className={s.arm} d={paths.arms} strokeWidth={thickness} />
            <path className={s.body} d={paths.body} />
            <ellipse
              className={s.body}
              cx={0}
              cy={-height * 0.925}
              rx={height * 0.047}
              ry={height * 0.072}
            />
          </g>
          <path className={s.measure} d={`M44 ${-height}H${CENTRE + 62}`} />
          <text className={s.told} x={CENTRE + 66} y={-height + 2.4}>
            {told}
          </text>
        </>
      )}
    </svg>
  );
}

function Ruler() {
  const marks = Array.from({ length: 45 }, (_, index) => index * 5);
  return (
    <g>
      <rect className={s.rule} x={14} y={-224} width={26} height={224} />
      {marks.map((cm) => (
        <line key={cm} className={s.ink} x1={cm % 10 === 0 ? 29 : 34} x2={40} y1={-cm} y2={-cm} />
      ))}
      {marks
        .filter((cm) => cm % 20 === 0 && cm > 0)
        .map((cm) => (
          <text key={cm} className={s.figures} x={16} y={-cm + 2}>
            {cm}
          </text>
        ))}
    </g>
  );
}
