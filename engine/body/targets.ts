import type { Shape } from "./figure/morph.ts";

/** Adds targets to a shape; a name with "*" stands for its left and its right one. */
export function withTargets(
  shape: Shape,
  targets: Readonly<Record<string, number>>,
  strength = 1,
): Shape {
  const result = new Map(shape);
  for (const [pattern, weight] of Object.entries(targets)) {
    for (const name of bothSides(pattern)) {
      result.set(name, (result.get(name) ?? 0) + weight * strength);
    }
  }
  return result;
}

const bothSides = (name: string) =>
  name.includes("*") ? [name.replace("*", "l"), name.replace("*", "r")] : [name];
