import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { titleTexts } from "#src/flows/body-generator/body-generator.messages.ts";
import { HistoryItem } from "#src/flows/history-item/history-item.tsx";
import { useHistoryItemRef } from "#src/flows/history-item/use-history-item-ref.ts";
import { nameOf } from "#src/lib/asset-name.ts";
import { fill } from "#src/lib/fill.ts";
import { formatDateTime } from "#src/lib/format.ts";
import { currentLanguage } from "#src/lib/i18n.ts";
import { addressOfTool } from "#src/lib/tool-address.ts";
import { Link } from "#src/ui/link.tsx";
import { Swatch } from "#src/ui/swatch.tsx";
import type { Generation } from "#wire/generations.ts";
import type { GenerationStatus } from "#wire/values.ts";
import { toneOfTool } from "../tools.ts";
import * as s from "./generation-card.css.ts";

export const statusTexts = {
  queued: msg({ id: "status.queued", message: "Đang chờ" }),
  processing: msg({ id: "status.processing", message: "Đang tạo" }),
  completed: msg({ id: "status.completed", message: "Xong" }),
  failed: msg({ id: "status.failed", message: "Hỏng" }),
  cancelled: msg({ id: "status.cancelled", message: "Đã huỷ" }),
} satisfies Record<GenerationStatus, unknown>;

/** A body by its figures, anything else by the pictures it was made of. */
function titleOf(generation: Generation, i18n: I18n): string {
  const { feature, settings } = generation;
  if (feature === "body_generator") {
    const text = settings.gender === "male" ? titleTexts.male : titleTexts.female;
    return fill(i18n, text, { height: settings.height_cm });
  }
  return generation.inputs
    .filter((input) => input.role !== "mask")
    .map((input) => nameOf(input.asset))
    .join(", ");
}

/** A run as a picture with its caption; opens the wizard at its result or its progress. */
export function GenerationCard({ generation }: { generation: Generation }) {
  const { t, i18n } = useLingui();
  const picture = generation.result?.asset.thumb_url ?? generation.inputs[0]?.asset.thumb_url;
  const name =
    titleOf(generation, i18n) || t({ id: "generation.untitled", message: "Chưa đặt tên" });
  const missing = generation.status === "completed" && generation.result === null;
  const done = generation.status === "completed" && !missing;
  return (
    <Link
      href={`${addressOfTool(generation.feature)}?generation=${generation.id}`}
      className={s.card}
    >
      <span className={s.window}>
        {picture && (
          <img src={picture} alt="" loading="lazy" className={done ? s.picture : s.waiting} />
        )}
        {!done && (
          <span className={s.status}>
            {missing
              ? t({ id: "generation.missing", message: "Thiếu kết quả" })
              : i18n._(statusTexts[generation.status])}
          </span>
        )}
      </span>
      <span className={s.name}>
        <Swatch tone={toneOfTool(generation.feature)} />
        <span className={s.words} title={name}>
          {name}
        </span>
      </span>
      <span className={s.time}>{formatDateTime(currentLanguage(), generation.created_at)}</span>
    </Link>
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

/** The same grid with what can be done with each: open, download, delete. */
export function HistoryGrid({ label, items }: { label: string; items: readonly Generation[] }) {
  return (
    <ul className={s.grid} aria-label={label}>
      {items.map((generation) => (
        // A run that has ended meanwhile is another row: only then may it be deleted.
        <HistoryRow key={`${generation.id} ${generation.status}`} generation={generation} />
      ))}
    </ul>
  );
}

function HistoryRow({ generation }: { generation: Generation }) {
  const { t, i18n } = useLingui();
  const item = useHistoryItemRef(generation);
  return (
    <HistoryItem
      item={item}
      href={`${addressOfTool(generation.feature)}?generation=${generation.id}`}
      name={titleOf(generation, i18n) || t({ id: "generation.untitled", message: "Chưa đặt tên" })}
    >
      <GenerationCard generation={generation} />
    </HistoryItem>
  );
}
