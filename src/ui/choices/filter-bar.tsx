import * as s from "./filter-bar.css.ts";

/** Narrows a list already in sight; one choice is always on. */
export function FilterBar<Value extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={s.bar} aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className={s.choice}
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}
