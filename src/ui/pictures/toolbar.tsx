import type { ReactNode } from "react";
import * as s from "./toolbar.css.ts";

/** A floating row of tools under the picture they act on. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.bar} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

export const ToolbarRule = () => <span className={s.rule} aria-hidden="true" />;

export function ToolbarWords({ children }: { children: ReactNode }) {
  return <span className={s.words}>{children}</span>;
}

export type Ground = "white" | "grey" | "black";

/** White, grey or black behind a picture that is being judged. */
export function GroundChoice({
  label,
  names,
  value,
  onChange,
}: {
  label: string;
  names: Record<Ground, string>;
  value: Ground;
  onChange: (ground: Ground) => void;
}) {
  return (
    <fieldset className={s.grounds} aria-label={label}>
      <span className={s.words} aria-hidden="true">
        {label}
      </span>
      {(["white", "grey", "black"] as const).map((ground) => (
        <button
          key={ground}
          type="button"
          className={s.groundLook[ground]}
          aria-label={names[ground]}
          title={names[ground]}
          aria-pressed={ground === value}
          onClick={() => onChange(ground)}
        />
      ))}
    </fieldset>
  );
}
