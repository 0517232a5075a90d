import * as s from "./honeypot.css.ts";

/** A field that no person sees: only programs fill it in. */
export function Honeypot({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className={s.honeypot} aria-hidden="true">
      <label>
        {label}
        <input
          name={name}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  );
}
