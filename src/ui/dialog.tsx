import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { heading } from "#src/theme/type.css.ts";
import * as backdrop from "./backdrop.css.ts";
import { cx } from "./class-names.ts";
import * as s from "./dialog.css.ts";
import { IconButton } from "./icon-button.tsx";
import { isInToasts } from "./use-toast-region.ts";

export type DialogProps = {
  open: boolean;
  /** Esc, the cross, or a press beside it. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Only its own buttons close it: no cross, no Esc. */
  held?: boolean | undefined;
  children?: ReactNode;
  /** Buttons at the end, the verb last. */
  foot?: ReactNode;
  /** A tone hangs the dialog from a roller; without one it is a plain sheet. */
  tone?: Tone | undefined;
  /** A picture on the dialog's own backdrop, left of the words; hidden on phones. */
  side?: ReactNode;
  width?: "small" | "normal" | "wide" | undefined;
  /** A question that must be answered: a press beside it does not close it. */
  alert?: boolean | undefined;
  initialFocus?: (() => HTMLElement | null) | undefined;
  finalFocus?: (() => HTMLElement | null) | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, alert, held, tone, initialFocus, finalFocus } = props;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={alert ? "alertdialog" : "dialog"}
      closeOnInteractOutside={!alert}
      closeOnEscape={!held}
      onInteractOutside={(event) =>
        isInToasts(event.detail.originalEvent.target) && event.preventDefault()
      }
      lazyMount
      unmountOnExit
      {...(initialFocus && { initialFocusEl: initialFocus })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={s.veil} />
        <Ark.Positioner className={s.positioner}>
          <Ark.Content
            className={cx(
              s.content,
              s.width[props.side ? "pictured" : (props.width ?? "normal")],
              tone && tones[tone],
            )}
          >
            {tone && <div className={backdrop.roller} aria-hidden="true" />}
            <Sheet {...props} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Sheet({
  title,
  description,
  closeLabel,
  held,
  children,
  foot,
  tone,
  side,
  onClose,
}: DialogProps) {
  return (
    <div className={cx(s.sheet, !tone && s.rounded)}>
      {side && <div className={cx(s.side, backdrop.paper)}>{side}</div>}
      <div className={cx(s.body, tone && s.bodyRoomy)}>
        <div className={s.head}>
          <Ark.Title className={tone ? heading.title : s.plainTitle}>{title}</Ark.Title>
          {description && (
            <Ark.Description className={s.description}>{description}</Ark.Description>
          )}
        </div>
        {children}
        {foot && <div className={s.foot}>{foot}</div>}
        {!held && (
          <div className={s.close}>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
        )}
      </div>
    </div>
  );
}
