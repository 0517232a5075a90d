import { type ReactNode, useEffect, useState } from "react";
import type {
  ActorRefFrom,
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
} from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import { at, type Script } from "./at.ts";

/**
 * Shows a machine resting in the leaf its story names; a script that ends elsewhere fails the story.
 * `child` names the child whose leaf is meant.
 */
export function Still<Machine extends AnyStateMachine>({
  leaf,
  machine,
  script,
  child,
  children,
}: {
  leaf: string;
  machine: Machine;
  script: Script<Machine>;
  child?: string | undefined;
  children: (actor: ActorRefFrom<Machine>) => ReactNode;
}) {
  const [actor] = useState(() => {
    const refs = new Map<string, AnyActorRef>();
    const made = at(machine, script, refs);
    const meant = child === undefined ? made : refs.get(child);
    const leaves = meant ? leavesAt(meant.getSnapshot() as AnyMachineSnapshot) : [];
    if (!leaves.includes(leaf)) {
      throw new Error(`The story says ${leaf}; ${child ?? machine.id} rests in ${leaves}.`);
    }
    return made;
  });
  useEffect(() => () => void (actor as AnyActor).stop(), [actor]);
  return <>{children(actor)}</>;
}
