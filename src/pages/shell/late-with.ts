import type { ComponentType } from "react";
import { type Catalogue, fetchTexts, needTexts } from "#src/lib/text/i18n.ts";
import { LateView } from "#src/ui/late-view.tsx";

/**
 * A late view with texts of its own. They are taken once the view is here: whatever waits in the
 * page is drawn anew when texts change, and would find no code.
 */
export const lateWith = <Props extends object>(
  texts: Catalogue,
  load: () => Promise<ComponentType<Props>>,
): LateView<Props> =>
  new LateView(async () => {
    const [view] = await Promise.all([load(), fetchTexts(texts)]);
    await needTexts(texts);
    return view;
  });
