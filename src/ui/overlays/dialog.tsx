import { type ReactNode, Suspense, useRef } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { Late, LateView, useFetchedLater } from "../late-view.tsx";

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

const Openable = new LateView(async () => (await import("./openable-dialog.tsx")).OpenableDialog);

/** A sheet over the page. While none was opened yet the page does without the code of dialogs. */
export function Dialog(props: DialogProps) {
  useFetchedLater(Openable);
  // A closed dialog stays mounted, so that its closing can be animated.
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  return wasOpen.current ? (
    <Suspense fallback={null}>
      <Late of={Openable} props={props} />
    </Suspense>
  ) : null;
}
