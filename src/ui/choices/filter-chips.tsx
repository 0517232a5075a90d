import * as s from "./filter-chips.css.ts";

/** Short words to add or leave out, any number of them. */
export function FilterChips({
  label,
  items,
  chosen,
  onToggle,
  note,
}: {
  label: string;
  items: readonly string[];
  chosen: readonly string[];
  onToggle: (item: string) => void;
  note?: string | null | undefined;
}) {
  return (
    <fieldset>
      <legend className={s.legend}>{label}</legend>
      <div className={s.row}>
        {items.map((item) => (
          <button
            key={item}
            type="button"
            className={s.chip}
            aria-pressed={chosen.includes(item)}
            onClick={() => onToggle(item)}
          >
            {item}
          </button>
        ))}
      </div>
      {note && <p className={s.note}>{note}</p>}
    </fieldset>
  );
}
