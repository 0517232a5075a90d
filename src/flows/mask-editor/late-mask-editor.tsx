import { type ComponentProps, Suspense } from "react";
import { Late, LateView } from "#src/ui/late-view.tsx";
import type { MaskEditor } from "./mask-editor.tsx";

/** Fetched once a page that can open it has settled (PaintedField). */
export const maskEditor = new LateView(async () => (await import("./mask-editor.tsx")).MaskEditor);

/** The mask editor, apart from the code of the page it opens in. */
export const LateMaskEditor = (props: ComponentProps<typeof MaskEditor>) => (
  <Suspense fallback={null}>
    <Late of={maskEditor} props={props} />
  </Suspense>
);
