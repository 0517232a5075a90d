import * as s from "./spinner.css.ts";

/** Shown while the code of a page is fetched. While data is fetched use skeletons. */
export function Spinner({ text }: { text: string }) {
  return (
    <div className={s.box} role="status">
      <span className={s.ring} aria-hidden="true" />
      {text}
    </div>
  );
}
