import { useSelector } from "@xstate/react";
import { Outlines } from "#src/ui/pictures/outlines.tsx";
import type { ReadingRef } from "./use-reading-ref.ts";

/** What the machine found in the picture, drawn over it; nothing while it looks. */
export function ReadingOutlines({ reading }: { reading: ReadingRef | null }) {
  const found = useSelector(reading ?? undefined, (snapshot) => snapshot?.context.found ?? null);
  if (!found || found.outlines.length === 0) return null;
  return <Outlines lines={found.outlines} />;
}
