import { type ReactNode, useId } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as finder from "../marks/viewfinder.css.ts";
import * as s from "./picture-tile.css.ts";
import { wash } from "./picture-tile-wash.css.ts";
import { ServedPicture } from "./served-picture.tsx";

/** A picture to choose. Its caption is its name; nothing is laid over a face but the check. */
export function PictureTile({
  src,
  caption,
  note,
  selected,
  onSelect,
  fit = "contain",
  ratio = "portrait",
  tone,
  tag,
  reason,
}: {
  src: string;
  caption: string;
  note?: string | undefined;
  selected: boolean;
  onSelect: () => void;
  fit?: keyof typeof s.picture;
  ratio?: keyof typeof s.ratios;
  /** A chosen tile takes its tool's colour behind the picture. */
  tone?: Tone | undefined;
  /** A short word in the corner, such as a length. */
  tag?: ReactNode;
  reason?: string | null | undefined;
}) {
  const id = useId();
  return (
    <button
      type="button"
      className={s.tile}
      aria-pressed={selected}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? `${id}-reason` : undefined}
      onClick={() => !reason && onSelect()}
    >
      <span
        className={cx(
          s.frame,
          s.ratios[ratio],
          selected && finder.viewfinder.solid,
          selected && finder.gaps.close,
        )}
      >
        <span className={cx(s.window, selected && tone && tones[tone], selected && tone && wash)}>
          <ServedPicture room="card" src={src} alt="" loading="lazy" className={s.picture[fit]} />
        </span>
        {tag && <span className={s.corner}>{tag}</span>}
        {selected && (
          <span className={s.check}>
            <Icon name="check" size="small" />
          </span>
        )}
      </span>
      <span className={s.caption} title={caption}>
        {caption}
      </span>
      {note && <span className={s.note}>{note}</span>}
      {reason && (
        <span id={`${id}-reason`} className={s.note}>
          {reason}
        </span>
      )}
    </button>
  );
}

/** As many tiles a row as fit. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={s.grid} aria-label={label}>
      {children}
    </fieldset>
  );
}
