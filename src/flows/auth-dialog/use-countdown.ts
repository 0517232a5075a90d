import { useEffect, useState } from "react";

/** Milliseconds left of `length` since `running` began; ticks every second, never below one second. */
export function useCountdown(running: boolean, length: number): number {
  const [left, setLeft] = useState(length);
  useEffect(() => {
    if (!running) return;
    const end = Date.now() + length;
    const tick = () => setLeft(Math.max(1000, end - Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running, length]);
  return left;
}
