import { useEffect } from "react";
import { createPortal } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon, type IconName } from "../marks/icon.tsx";
import * as s from "./toaster.css.ts";
import { useToastRegion } from "./use-toast-region.ts";

const icons: Record<keyof typeof s.glyph, IconName> = {
  success: "check",
  error: "warning",
  plain: "info",
};
const kindOf = (item: Toast): keyof typeof s.glyph =>
  item.type === "success" || item.type === "error" ? item.type : "plain";

/**
 * The region of toasts, bottom right, 4.5 s each. Time stops on hover, on focus and while the tab
 * is hidden; Alt+T moves the focus here. Rendered outside the page, which an open dialog hides.
 */
export function Toaster({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }) {
  const duration = 4500;
  const { toasts, handlers } = useToaster({
    duration,
    success: { duration },
    error: { duration },
  });
  const { startPause, endPause } = handlers;
  const region = useToastRegion(startPause);

  useEffect(() => {
    const watchTab = () => (document.hidden ? startPause() : endPause());
    document.addEventListener("visibilitychange", watchTab);
    return () => document.removeEventListener("visibilitychange", watchTab);
  }, [startPause, endPause]);

  return createPortal(
    <section
      ref={region}
      data-live-announcer=""
      className={s.region}
      aria-label={regionLabel}
      tabIndex={-1}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onBlur={endPause}
    >
      <ol className={s.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((item) => (
          <li key={item.id} className={s.toast} data-visible={item.visible}>
            <span className={s.glyph[kindOf(item)]}>
              <Icon name={icons[kindOf(item)]} />
            </span>
            {resolveValue(item.message, item)}
            <IconButton icon="close" label={closeLabel} onClick={() => toast.dismiss(item.id)} />
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}
