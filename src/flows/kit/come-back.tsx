import { type ReactNode, useEffect, useState } from "react";
import { findRun } from "#src/actors/find-run.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import type { Generation } from "#wire/generations.ts";
import { type Feature, isEnded } from "#wire/values.ts";
import { Opening } from "./opening.tsx";
import type { WizardSearch } from "./search.ts";
import { draftStore } from "./use-children.ts";

/** So long a tool waits to hear of a run before it opens without one. */
const WAIT_MS = 4_000;

interface Tool<Step extends string> {
  feature: Feature;
  /** Its folder, by which its draft is kept. */
  name: string;
  steps: readonly Step[];
  draftOfRun: (run: Generation) => object;
  search: WizardSearch<Step>;
  children: (userId: string, address: WizardSearch<Step>) => ReactNode;
}

/**
 * One wizard a user: signing in as another starts another. Where neither the address nor a draft
 * says what to open, it comes back to the account's run of this tool, if there is one. A run that is
 * to be made once more becomes the draft, and the last step is opened.
 */
export function ComeBack<Step extends string>(tool: Tool<Step>) {
  const userId = useUser()?.id ?? "";
  const { again } = tool.search;
  // A run named while the wizard is open starts another; the address forgets it once it was read.
  const [opened, setOpened] = useState({ again, count: 0 });
  if (again !== undefined && again !== opened.again) setOpened({ again, count: opened.count + 1 });
  if (again === undefined && opened.again !== undefined) setOpened({ ...opened, again });
  return <Found key={`${userId} ${opened.count}`} userId={userId} {...tool} />;
}

function Found<Step extends string>({
  feature,
  name,
  steps,
  draftOfRun,
  search,
  userId,
  children,
}: Tool<Step> & { userId: string }) {
  const app = useApp();
  const [first] = useState(search);
  const [address, setAddress] = useState(() => {
    if (userId === "") return first;
    if (first.again !== undefined) return null;
    const isOpen = first.generation === undefined && first.step === undefined;
    const isEmpty = first.from === undefined && draftStore(userId, name).read() === undefined;
    return isOpen && isEmpty ? null : first;
  });
  const isLooking = address === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for what the page was opened with
  useEffect(() => {
    if (!isLooking) return;
    const stop = new AbortController();
    const { again } = first;
    const otherwise: WizardSearch<Step> = again === undefined ? {} : { generation: again };
    const open = (found: WizardSearch<Step>) => {
      if (!stop.signal.aborted) setAddress(found);
    };
    const timer = setTimeout(() => open(otherwise), WAIT_MS);
    const find = async (): Promise<WizardSearch<Step>> => {
      if (again === undefined) {
        const generation = await findRun(app, feature, () => true, stop.signal);
        return generation === null ? {} : { generation };
      }
      const outcome = await app.api.call("GET", "/api/generations/:id", {
        params: { id: again },
        signal: stop.signal,
      });
      // One that goes on, or is gone, is told of by its own page.
      if (!outcome.ok || !isEnded(outcome.value) || stop.signal.aborted) return otherwise;
      const run = outcome.value;
      const opened = { base: { id: run.id, seed: run.seed }, isWished: true };
      draftStore(userId, name).save(draftOfRun(run), opened);
      return { step: steps.at(-1) };
    };
    find().then(open, () => open(otherwise));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isLooking]);
  return address === null ? <Opening /> : children(userId, address);
}
