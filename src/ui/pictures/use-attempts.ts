import { useEffect, useState } from "react";

/** So long after a failure it is tried again unasked, the first and the second time, in ms. */
const PAUSES = [3_000, 12_000];

interface Attempts {
  src: string | undefined;
  /** How often it was asked for; a new number is a new request. */
  count: number;
  isLost: boolean;
  /** Tries that nobody asked for. */
  own: number;
}

/**
 * Asks for a file again where it did not come: twice by itself, whenever the network is back, and as
 * often as somebody presses. Another address begins anew.
 */
export function useAttempts(src: string | undefined) {
  const [now, setNow] = useState<Attempts>({ src, count: 0, isLost: false, own: 0 });
  const state = now.src === src ? now : { src, count: 0, isLost: false, own: 0 };
  if (state !== now) setNow(state);
  const { isLost, own } = state;
  useEffect(() => {
    if (!isLost) return;
    const again = (more: number) => () =>
      setNow((known) => ({
        ...known,
        count: known.count + 1,
        isLost: false,
        own: known.own + more,
      }));
    const pause = PAUSES[own];
    const timer = pause === undefined ? undefined : setTimeout(again(1), pause);
    const back = again(0);
    window.addEventListener("online", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
    };
  }, [isLost, own]);
  return {
    count: state.count,
    isLost,
    onError: () => setNow((known) => ({ ...known, isLost: true })),
    retry: () => setNow((known) => ({ ...known, count: known.count + 1, isLost: false })),
  };
}
