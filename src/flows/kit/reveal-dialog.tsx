import { useEffect, useRef } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./reveal-dialog.css.ts";

/** A value that is shown once. Neither Esc nor a press beside it closes this: only that it is saved. */
export function RevealDialog({
  open,
  value,
  isSelected,
  texts,
  onCopy,
  onSaved,
}: {
  open: boolean;
  value: string;
  /** It could not be copied: it stands selected, to be copied by hand. */
  isSelected: boolean;
  texts: {
    title: string;
    /** That it is shown this once. */
    once: string;
    label: string;
    copy: string;
    /** What came of copying it; "" while nobody did. */
    said: string;
    saved: string;
  };
  onCopy: () => void;
  onSaved: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) place.current?.querySelector("input")?.select();
  }, [isSelected]);
  useEffect(() => {
    if (!open) return;
    // Leaving the page would lose the value for good: the browser asks first.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [open]);
  return (
    <Dialog
      alert
      held
      open={open}
      onClose={() => {}}
      title={texts.title}
      closeLabel={texts.saved}
      foot={
        <Button look="primary" onClick={onSaved}>
          {texts.saved}
        </Button>
      }
    >
      <div className={s.stack}>
        <Notice look="caution">{texts.once}</Notice>
        <div ref={place}>
          <TextField
            label={texts.label}
            value={value}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button icon="copy" onClick={onCopy}>
          {texts.copy}
        </Button>
        <p role="status" className={s.said}>
          {texts.said}
        </p>
      </div>
    </Dialog>
  );
}
