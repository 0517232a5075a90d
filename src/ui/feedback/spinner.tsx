import * as s from "./spinner.css.ts";

/** Code is on its way. For data use skeletons. */
export function Spinner({ text }: { text: string }) {
  return (
    <div className={s.box} role="status">
      <span className={s.ring} aria-hidden="true" />
      {text}
    </div>
  );
}
