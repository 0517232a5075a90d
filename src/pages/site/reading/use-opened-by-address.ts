import { useEffect } from "react";

/** Opens the question whose anchor the address names, now and whenever that changes. */
export function useOpenedByAddress(): void {
  useEffect(() => {
    const open = () => {
      const asked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(asked instanceof HTMLDetailsElement)) return;
      asked.open = true;
      asked.scrollIntoView({ block: "start" });
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
