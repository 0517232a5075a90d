import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { shortTitleOf } from "#src/flows/kit/run-title.ts";
import { toneOfTool } from "#src/flows/kit/tools.ts";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { cx } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/marks/icon.tsx";
import { Swatch } from "#src/ui/marks/swatch.tsx";
import * as finder from "#src/ui/marks/viewfinder.css.ts";
import type { Generation } from "#wire/generations.ts";
import type { GenerationStatus } from "#wire/values.ts";
import * as s from "./generation-card.css.ts";
import { useCardPicture } from "./use-card-picture.ts";

export const statusTexts = {
  queued: msg({ id: "status.queued", message: "Đang chờ" }),
  processing: msg({ id: "status.processing", message: "Đang tạo" }),
  completed: msg({ id: "status.completed", message: "Xong" }),
  failed: msg({ id: "status.failed", message: "Hỏng" }),
  cancelled: msg({ id: "status.cancelled", message: "Đã huỷ" }),
} satisfies Record<GenerationStatus, unknown>;

/** Chosen by a press instead of opened, while one picks many. */
export interface CardChoice {
  chosen: boolean;
  /** Why it cannot be chosen now. */
  reason: string | null;
  onToggle: () => void;
}

/** A run as a picture with its caption; opens the wizard at its result or its progress. */
export function GenerationCard({
  generation,
  choice,
}: {
  generation: Generation;
  choice?: CardChoice | undefined;
}) {
  const face = <CardFace generation={generation} chosen={choice?.chosen} />;
  if (choice) {
    return (
      <button
        type="button"
        className={s.choosable}
        aria-pressed={choice.chosen}
        aria-disabled={choice.reason ? true : undefined}
        onClick={() => !choice.reason && choice.onToggle()}
      >
        {face}
        {choice.reason && <span className={s.time}>{choice.reason}</span>}
      </button>
    );
  }
  return (
    <Link
      href={`${addressOfTool(generation.feature)}?generation=${generation.id}`}
      className={s.card}
    >
      {face}
    </Link>
  );
}

function CardFace({
  generation,
  chosen = false,
}: {
  generation: Generation;
  chosen: boolean | undefined;
}) {
  const { t, i18n } = useLingui();
  // Its time stands below.
  const name = shortTitleOf(generation, i18n);
  const { src, isLost, onError } = useCardPicture(generation);
  const missing = generation.status === "completed" && (generation.result === null || isLost);
  const done = generation.status === "completed" && !missing;
  return (
    <>
      <span className={cx(s.frame, chosen && finder.viewfinder.solid, chosen && finder.gaps.close)}>
        <span className={s.window}>
          {src && !isLost && (
            <img
              src={src}
              alt=""
              loading="lazy"
              className={done ? s.picture : s.waiting}
              onError={onError}
            />
          )}
          {!done && (
            <span className={s.status}>
              {missing
                ? t({ id: "generation.missing", message: "Thiếu kết quả" })
                : i18n._(statusTexts[generation.status])}
            </span>
          )}
          {chosen && (
            <span className={s.check}>
              <Icon name="check" size="small" />
            </span>
          )}
        </span>
      </span>
      <span className={s.name}>
        <Swatch tone={toneOfTool(generation.feature)} />
        <span className={s.words} title={name}>
          {name}
        </span>
      </span>
      <span className={s.time}>{formatDateTime(currentLanguage(), generation.created_at)}</span>
    </>
  );
}

export function GenerationGrid({ label, items }: { label: string; items: readonly Generation[] }) {
  return (
    <ul className={s.grid} aria-label={label}>
      {items.map((generation) => (
        <li key={generation.id}>
          <GenerationCard generation={generation} />
        </li>
      ))}
    </ul>
  );
}
