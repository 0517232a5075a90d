import { useLingui } from "@lingui/react/macro";
import { type ToggleEvent, useState } from "react";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { media } from "#src/theme/media.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import type { AssetUsage } from "#wire/values.ts";
import { Examples, Glance } from "./examples.tsx";
import * as s from "./upload-box.css.ts";

const KEY = "photo-advice";
/** Open at first where the list above keeps enough of the window. */
const ROOMY = `(min-height: 1000px), ${media.narrow}`;
const isOpenAtFirst = (): boolean => {
  const stored = readStored(KEY);
  return stored === null ? matchMedia(ROOMY).matches : stored === "open";
};

/** Which photos work, drawn, beside the box that takes them; folded or open as it was left. */
export function PhotoAdvice({ usage }: { usage: AssetUsage }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={s.whole}>
      <Disclosure
        title={
          <>
            {t({ id: "advice.title", message: "Ảnh nào dùng được?" })}
            {!isOpen && <Glance usage={usage} />}
          </>
        }
        open={isOpen}
        onToggle={(event: ToggleEvent<HTMLDetailsElement>) => {
          const next = event.currentTarget.open;
          if (next === isOpen) return;
          setOpen(next);
          writeStored(KEY, next ? "open" : "closed");
        }}
      >
        <Examples usage={usage} />
      </Disclosure>
    </div>
  );
}
