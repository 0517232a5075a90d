import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from "xstate";

const isLeaf = (node: AnyStateNode): boolean => node.type === "atomic" || node.type === "final";
const isTransient = (node: AnyStateNode): boolean =>
  (node.always ?? []).some((transition) => transition.guard === undefined);
const nameOf = (node: AnyStateNode): string => node.path.join(".");

export const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
];

/** Dotted names of the leaves in which a machine can rest: transient states are passed through. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  everyNode(machine.root)
    .filter((node) => isLeaf(node) && !isTransient(node))
    .map(nameOf);

/** The leaves a state rests in: two or more inside a parallel state. */
export const leavesAt = (state: AnyMachineSnapshot): string[] =>
  state._nodes.filter(isLeaf).map(nameOf);
