import { type ChangeEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as finder from "../marks/viewfinder.css.ts";
import * as s from "./drop-zone.css.ts";
import { usePageDrop, usePaste } from "./use-drop.ts";

/**
 * A file by drop or paste anywhere on the page, or by the system's picker. It judges nothing: the
 * caller does, and says why not. A page has one of these at a time.
 */
export function DropZone({
  title,
  verb,
  hint,
  accept,
  multiple,
  onFiles,
  error,
  reason,
  tall,
}: {
  /** "Thả ảnh vào đây, hoặc" and "chọn tệp". */
  title: string;
  verb: string;
  hint?: ReactNode;
  /** As of a file input: "image/jpeg,image/png,image/webp". */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  error?: string | null | undefined;
  /** Why nothing can be given now. */
  reason?: string | null | undefined;
  tall?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const enabled = !reason;
  const over = usePageDrop(onFiles, enabled);
  usePaste(onFiles, enabled);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    // Cleared, so that the same file can be chosen again after an error.
    event.target.value = "";
    if (files.length > 0) onFiles(files);
  };

  return (
    <div className={s.root}>
      <div className={finder.viewfinder.open}>
        <button
          type="button"
          className={cx(s.zone, tall && s.tall)}
          data-over={over}
          aria-disabled={!enabled || undefined}
          aria-describedby={error || reason ? `${id}-note` : undefined}
          onClick={() => enabled && input.current?.click()}
        >
          <Icon name="upload" size={tall ? "large" : "normal"} />
          <span>
            <span className={s.title}>
              {title} <span className={s.verb}>{verb}</span>
            </span>
            {hint && <span className={s.hint}>{hint}</span>}
          </span>
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={`${title} ${verb}`}
        onChange={change}
      />
      {error ? (
        <p id={`${id}-note`} className={s.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : (
        reason && (
          <p id={`${id}-note`} className={s.reason}>
            {reason}
          </p>
        )
      )}
    </div>
  );
}
