import { useEffect, useState } from "react";

/** How long one types before what is asked of the server follows. */
const TYPING_MS = 250;

/** What stands in a search field, and what is searched by, which follows once one stops typing. */
export function useTyped(initial: string): [string, string, (typed: string) => void] {
  const [typed, setTyped] = useState(initial);
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, settled, setTyped];
}
