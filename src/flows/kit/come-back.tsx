import { type ReactNode, useEffect, useState } from "react";
import { findRun } from "#src/actors/find-run.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import type { Feature } from "#wire/values.ts";
import { Opening } from "./opening.tsx";
import type { WizardSearch } from "./search.ts";
import { draftStore } from "./use-children.ts";

/** So long the first step waits to hear of a run; it comes without one then. */
const WAIT_MS = 4_000;

interface Tool<Step extends string> {
  feature: Feature;
  /** Its folder, by which its draft is kept. */
  name: string;
  search: WizardSearch<Step>;
  children: (userId: string, address: WizardSearch<Step>) => ReactNode;
}

/**
 * One wizard a user: signing in as another starts another. Where neither the address nor a draft
 * says what to open, it comes back to the account's run of this tool, if there is one.
 */
export function ComeBack<Step extends string>(tool: Tool<Step>) {
  const userId = useUser()?.id ?? "";
  return <Found key={userId} userId={userId} {...tool} />;
}

function Found<Step extends string>({
  feature,
  name,
  search,
  userId,
  children,
}: Tool<Step> & { userId: string }) {
  const app = useApp();
  const [address, setAddress] = useState(() => {
    const isOpen = search.generation === undefined && search.step === undefined;
    const isEmpty = search.from === undefined && draftStore(userId, name).read() === undefined;
    return isOpen && isEmpty && userId !== "" ? null : search;
  });
  const isLooking = address === null;
  useEffect(() => {
    if (!isLooking) return;
    const stop = new AbortController();
    const open = (generation: string | null) => {
      if (!stop.signal.aborted) setAddress(generation === null ? {} : { generation });
    };
    const timer = setTimeout(() => open(null), WAIT_MS);
    findRun(app, feature, () => true, stop.signal).then(open, () => open(null));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [app, feature, isLooking]);
  return address === null ? <Opening /> : children(userId, address);
}
