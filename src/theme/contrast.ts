import { colors } from "./colors.ts";

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Relative luminance of "#RRGGBB" (WCAG 2.2). */
export function luminance(hex: string): number {
  const part = (at: number) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** Contrast ratio, 1–21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const { paper, ink, line, action, danger, success, backdrop, judging } = colors;
const papers = Object.entries(backdrop);

/** 4.5 for words, 3 for marks and control edges. */
export const pairs: { use: string; on: string; under: string; min: 3 | 4.5 }[] = [
  { use: "main text", on: ink.base, under: paper.base, min: 4.5 },
  { use: "secondary text", on: ink.soft, under: paper.base, min: 4.5 },
  { use: "caption", on: ink.faint, under: paper.base, min: 4.5 },
  { use: "secondary text on the floor", on: ink.soft, under: paper.floor, min: 4.5 },
  { use: "caption on the floor", on: ink.faint, under: paper.floor, min: 4.5 },
  { use: "locked button", on: ink.faint, under: paper.sunken, min: 4.5 },
  { use: "secondary text on sunken paper", on: ink.soft, under: paper.sunken, min: 4.5 },
  { use: "primary button", on: paper.base, under: action.base, min: 4.5 },
  { use: "primary button, hover", on: paper.base, under: action.deep, min: 4.5 },
  { use: "link", on: action.base, under: paper.base, min: 4.5 },
  { use: "link on the floor", on: action.base, under: paper.floor, min: 4.5 },
  { use: "text on the action wash", on: ink.base, under: action.wash, min: 4.5 },
  { use: "viewfinder on a grey tile", on: action.base, under: paper.sunken, min: 3 },
  { use: "viewfinder on lotus", on: action.base, under: backdrop.tryOn.base, min: 3 },
  { use: "viewfinder on teal", on: action.base, under: backdrop.hairstyle.base, min: 3 },
  { use: "input edge", on: line.control, under: paper.base, min: 3 },
  { use: "drop zone corner", on: line.control, under: paper.floor, min: 3 },
  { use: "text on judging grey", on: ink.base, under: judging.grey, min: 4.5 },
  { use: "error", on: danger.base, under: paper.base, min: 4.5 },
  { use: "error on its wash", on: danger.base, under: danger.wash, min: 4.5 },
  { use: "done", on: success.base, under: paper.base, min: 4.5 },
  { use: "done on its wash", on: success.base, under: success.wash, min: 4.5 },
  { use: "ink button", on: paper.base, under: ink.base, min: 4.5 },
  { use: "ink button, hover", on: paper.base, under: ink.hover, min: 4.5 },
  ...papers.flatMap(([name, { base, deep, wash }]) => [
    { use: `text on ${name}`, on: ink.base, under: base, min: 4.5 as const },
    { use: `text on the wash of ${name}`, on: ink.soft, under: wash, min: 4.5 as const },
    { use: `deep ${name} on paper`, on: deep, under: paper.base, min: 4.5 as const },
    { use: `step wedge on ${name}`, on: deep, under: base, min: 3 as const },
  ]),
];
