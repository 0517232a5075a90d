import type { AnyStateNode } from "xstate";
import { leavesOf } from "#machines/kit/leaves.ts";
import * as s from "../dev.css.ts";

const nameOf = (node: AnyStateNode): string => node.path.join(".");

/** The states of a machine, one inside the other, with the transitions out of each. */
export function Chart({
  node,
  active,
  onTravel,
}: {
  node: AnyStateNode;
  active: ReadonlySet<string>;
  onTravel: (leaf: string) => void;
}) {
  const leaves = new Set(leavesOf(node.machine));
  return <States node={node} active={active} leaves={leaves} onTravel={onTravel} />;
}

function States({
  node,
  ...shared
}: {
  node: AnyStateNode;
  active: ReadonlySet<string>;
  leaves: ReadonlySet<string>;
  onTravel: (leaf: string) => void;
}) {
  const { active, leaves, onTravel } = shared;
  return (
    <ul className={s.states}>
      {Object.values(node.states).map((child) => (
        <li key={child.id}>
          <button
            type="button"
            className={s.state}
            aria-current={active.has(child.id)}
            disabled={!leaves.has(nameOf(child))}
            onClick={() => onTravel(nameOf(child))}
          >
            {child.key}
          </button>
          {child.description && <p className={s.about}>{child.description}</p>}
          <Ways node={child} />
          {Object.keys(child.states).length > 0 && <States node={child} {...shared} />}
        </li>
      ))}
    </ul>
  );
}

/** "event [guard] → target", a line each. */
function Ways({ node }: { node: AnyStateNode }) {
  const lines = [...node.transitions.values(), node.always ?? []].flat().map((transition) => {
    const { eventType, guard, target } = transition as {
      eventType: string;
      guard?: unknown;
      target?: readonly AnyStateNode[];
    };
    const when = guard === undefined ? "" : ` [${guardName(guard)}]`;
    const to = target ? target.map(nameOf).join(", ") : "stays";
    return `${eventType || "always"}${when} → ${to}`;
  });
  if (lines.length === 0) return null;
  return (
    <div className={s.ways}>
      {[...new Set(lines)].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

function guardName(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (guard !== null && typeof guard === "object" && "type" in guard) return String(guard.type);
  return "guard";
}
