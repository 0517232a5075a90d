import { useSelector } from "@xstate/react";
import { type ComponentProps, Suspense, useRef } from "react";
import { Late, LateView, useFetchedLater } from "#src/ui/late-view.tsx";
import type { ShareDialog } from "./share-dialog.tsx";

const dialog = new LateView(async () => (await import("./share-dialog.tsx")).ShareDialog);

/** The dialog of sharing, fetched once the page has settled. It stays once it was open. */
export function LateShareDialog(props: ComponentProps<typeof ShareDialog>) {
  useFetchedLater(dialog);
  const isOpen = useSelector(props.share, (snapshot) => snapshot.hasTag("open"));
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return wasOpen.current ? (
    <Suspense fallback={null}>
      <Late of={dialog} props={props} />
    </Suspense>
  ) : null;
}
