import { type ReactNode, useContext, useEffect, useState } from "react";
import type {
  ActorRefFrom,
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
} from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import { at, type Script } from "./at.ts";
import { Staging } from "./staging.ts";

/** What a still shows, and of which machine. */
export interface Shown<Machine extends AnyStateMachine> {
  leaf: string;
  machine: Machine;
  script: Script<Machine>;
  /** Names the child whose leaf is meant. */
  child?: string | undefined;
}

/**
 * Shows a machine resting in the leaf its story names; a script that ends elsewhere fails the story.
 * In a walk it shows the walk's own actor instead.
 */
export function Still<Machine extends AnyStateMachine>({
  children,
  ...shown
}: Shown<Machine> & { children: (actor: ActorRefFrom<Machine>) => ReactNode }) {
  const walked = useContext(Staging) as ActorRefFrom<Machine> | null;
  return walked ? children(walked) : <Resting {...shown}>{children}</Resting>;
}

function Resting<Machine extends AnyStateMachine>({
  leaf,
  machine,
  script,
  child,
  children,
}: Shown<Machine> & { children: (actor: ActorRefFrom<Machine>) => ReactNode }) {
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
