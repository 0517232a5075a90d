import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

/** The seconds until the tour goes on by itself. Not read out each second. */
export function Countdown({ seconds, className }: { seconds: number; className: string }) {
  const { t } = useLingui();
  const [n, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={className}>
      {t({ id: "tutorial.countdown", message: `Tự qua bước sau ${n} giây` })}
    </p>
  );
}
