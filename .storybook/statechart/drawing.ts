import type { Told } from "./told.ts";

/** The drawing as elements that can be pressed: states that have a story, and the words of arrows. */
export function parsed({ drawing, stories }: Told): SVGSVGElement {
  const svg = new DOMParser().parseFromString(drawing, "image/svg+xml")
    .documentElement as unknown as SVGSVGElement;
  svg.setAttribute("role", "group");
  for (const box of svg.querySelectorAll<SVGGElement>("[data-state]")) {
    const story = stories[box.dataset.state ?? ""];
    if (story === undefined) continue;
    box.dataset.story = story;
    box.setAttribute("tabindex", "0");
    box.setAttribute("role", "link");
    box.setAttribute("aria-label", `Story of ${box.dataset.state}`);
  }
  for (const line of svg.querySelectorAll<SVGGElement>(".line")) {
    line.setAttribute("tabindex", "0");
    line.setAttribute("role", "button");
    line.setAttribute("aria-label", `Arrow ${line.textContent}`);
  }
  return svg;
}

const boxOf = (svg: Element, state: string): SVGGElement | null =>
  svg.querySelector<SVGGElement>(`[data-state="${CSS.escape(state)}"]`);

/** The middle of a state's box. */
export function middleOf(svg: Element, state: string): { x: number; y: number } | null {
  const frame = boxOf(svg, state)?.querySelector(".frame");
  if (!frame) return null;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
    Number(frame.getAttribute(name)),
  ) as [number, number, number, number];
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lights the leaf and marks what it stands in. */
export function light(svg: Element, leaf: string): void {
  for (const box of svg.querySelectorAll<SVGGElement>("[data-state]")) {
    const state = box.dataset.state ?? "";
    const isLit = state === leaf;
    box.classList.toggle("lit", isLit);
    box.classList.toggle("holds", !isLit && leaf.startsWith(`${state}.`));
    if (isLit) box.setAttribute("aria-current", "true");
    else box.removeAttribute("aria-current");
  }
}

const numbersOf = (element: Element): number[] =>
  (element.getAttribute("data-arrows") ?? "").split(" ").filter(Boolean).map(Number);

/** Marks the words, the line and the end of these arrows. */
export function point(svg: Element, arrows: readonly number[], ends: readonly string[]): void {
  for (const element of svg.querySelectorAll(".line, .link"))
    element.classList.toggle(
      "pointed",
      numbersOf(element).some((arrow) => arrows.includes(arrow)),
    );
  for (const box of svg.querySelectorAll<SVGGElement>("[data-state]"))
    box.classList.toggle("target", ends.includes(box.dataset.state ?? ""));
}

/** The arrows whose words or line stand under an element. */
export const arrowsAt = (target: EventTarget): readonly number[] => {
  const found = (target as Element).closest(".line, .link");
  return found === null ? [] : numbersOf(found);
};
export const storyAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGGElement>("[data-story]")?.dataset.story;
