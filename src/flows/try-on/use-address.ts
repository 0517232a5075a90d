import { useEffect, useRef } from "react";
import type { TryOnSearch } from "./search.ts";
import { addressOf, jobOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/**
 * Keeps machine and address bar in step: a new state writes the address, the browser's back button
 * is a jump. What the rules refuse leaves the address to be written back.
 */
export function useAddress(
  flow: TryOnRef,
  search: TryOnSearch,
  write: (next: TryOnSearch, replace: boolean) => void,
): void {
  const written = useRef<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const next = addressOf(flow.getSnapshot());
      if (next === null) return;
      const key = JSON.stringify(next);
      if (key === written.current) return;
      const first = written.current === null;
      written.current = key;
      write(next, first);
    };
    follow();
    const watch = flow.subscribe(follow);
    return () => watch.unsubscribe();
  }, [flow, write]);

  const asked = search.step;
  useEffect(() => {
    const now = addressOf(flow.getSnapshot());
    if (asked === undefined || now === null || now.step === asked) return;
    written.current = JSON.stringify({ step: asked });
    const isSending = jobOf(flow.getSnapshot())?.getSnapshot().matches("submitting") ?? false;
    if (!isSending && flow.getSnapshot().can({ type: "step.jump", step: asked }))
      flow.send({ type: "step.jump", step: asked });
    else write(now, true);
  }, [asked, flow, write]);
}
