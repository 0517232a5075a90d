import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { tone as tones } from "#src/theme/tone.css.ts";
import { heading } from "#src/theme/type.css.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { isInToasts } from "../feedback/use-toast-region.ts";
import * as backdrop from "../pictures/backdrop.css.ts";
import * as s from "./dialog.css.ts";
import type { DialogProps } from "./dialog.tsx";

/** A dialog that can open: what `Dialog` fetches. */
export function OpenableDialog(props: DialogProps) {
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
