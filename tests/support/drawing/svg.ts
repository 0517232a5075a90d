import { colors } from "#src/theme/colors.ts";
import { HEAD, LINE, MARK, PAD, SMALL, TITLE } from "./layout.ts";
import type { Layout, PlacedBox, PlacedLink, Point, Rect } from "./placed.ts";
import type { Kind, Line } from "./sketch.ts";

const FONT = "'Be Vietnam Pro', system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What an arrow is taken for is told by a mark: nothing, a clock, a tick, a cross, a double chevron. */
const MARKS: Readonly<Record<Kind, string>> = {
  on: `<path class="on" d="M3 -8l5 4l-5 4"/>`,
  after: `<path class="after" d="M6 -9a5 5 0 1 0 .01 0zM6 -7v3l2.4 1.6"/>`,
  done: `<path class="done" d="M1.5 -4l3 3l6 -7"/>`,
  error: `<path class="error" d="M2 -8l8 8M10 -8l-8 8"/>`,
  always: `<path class="always" d="M1 -8l4 4l-4 4M6 -8l4 4l-4 4"/>`,
};
const STOP = `<path class="stop" d="M6 -9a5 5 0 1 0 .01 0zM2.6 -.8l6.8 -6.8"/>`;
const RUNS = `<path class="runs" d="M2 -9l9 5l-9 5z"/>`;

function lineOf(line: Line, at: Point): string {
  const { kind, text, arrows, isGuarded, isStop } = line;
  const asks = isGuarded ? `<tspan class="asks"> ◇</tspan>` : "";
  return `<g class="line ${isStop ? "stops" : kind}" data-arrows="${arrows.join(" ")}" transform="translate(${at.x} ${at.y})">${isStop ? STOP : MARKS[kind]}<text x="${MARK}">${escaped(text)}${asks}</text></g>`;
}
const linesOf = (lines: readonly Line[], x: number, y: number): string =>
  lines.map((line, row) => lineOf(line, { x, y: y + row * LINE })).join("");

const holds = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
const rect = ({ x, y, width, height }: Rect, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function boxOf(box: PlacedBox): string {
  const { state, title, head, type, isGroup, isRegion, isPassing, inside, runs } = box;
  const kind = [
    "box",
    isGroup ? "group" : "leaf",
    ...(isGroup && state.includes(".") ? ["deep"] : []),
    ...(isRegion ? ["region"] : []),
    ...(type === "parallel" ? ["parallel"] : []),
    ...(isPassing ? ["passing"] : []),
  ].join(" ");
  const left = head.x + PAD;
  const top = head.y + 20;
  const rows = head.y + HEAD + LINE - 6;
  const actors = runs
    .map(
      (actor, row) =>
        `<g class="actor" transform="translate(${left} ${rows + row * LINE})">${RUNS}<text x="${MARK}">${escaped(actor)}</text></g>`,
    )
    .join("");
  const final =
    type === "final"
      ? rect(
          { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 },
          `class="inner"`,
        )
      : "";
  return `<g class="${kind}" data-state="${escaped(state)}">${rect(box, `rx="3" class="frame"`)}${final}${isGroup ? `<path class="strip" d="M${head.x} ${head.y + head.height}h${head.width}"/>` : ""}<text class="title" x="${left}" y="${top}">${escaped(title)}</text>${actors}${linesOf(inside, left, rows + runs.length * LINE)}</g>`;
}

/** A line through the points that is upright in each of them. */
function curve(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  let from = first;
  const parts = others.map((to) => {
    const middle = Math.round((from.y + to.y) / 2);
    const part =
      from.x === to.x ? `V${to.y}` : `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
    from = to;
    return part;
  });
  return [`M${first.x} ${first.y}`, ...parts].join("");
}

const arrowsOf = (link: PlacedLink): string => link.lines.flatMap(({ arrows }) => arrows).join(" ");
/** Looks by what it is taken for: an arrow of several kinds looks as an event's. */
function kindOf({ lines }: PlacedLink): Kind {
  const [first, ...others] = new Set(lines.map(({ kind }) => kind));
  return first === undefined || others.length > 0 ? "on" : first;
}
const pathOf = (link: PlacedLink): string =>
  `<path class="link ${kindOf(link)}" data-arrows="${arrowsOf(link)}" data-from="${escaped(link.from)}" data-to="${escaped(link.to)}" d="${curve(link.points)}" marker-end="url(#end)"/>`;
/** On paper of the colour it lies on. */
function labelOf(link: PlacedLink, boxes: readonly PlacedBox[]): string {
  const { x, y, width, height } = link.label;
  const under = boxes.filter(
    (box) => box.isGroup && holds(box, { x: x + width / 2, y: y + height / 2 }),
  ).length;
  return `<g class="label on${Math.min(under, 2)}" data-arrows="${arrowsOf(link)}" data-from="${escaped(link.from)}" data-to="${escaped(link.to)}">${rect(link.label, `rx="2"`)}${linesOf(link.lines, link.label.x + 5, link.label.y + 14)}</g>`;
}
const beginningOf = ({ points }: PlacedLink): string =>
  `<g class="begin"><circle cx="${points[0]?.x}" cy="${points[0]?.y}" r="5"/><path d="${curve(points)}" marker-end="url(#end)"/></g>`;

const STYLE = `
text{font:${SMALL}px ${FONT};fill:${colors.ink.base}}
.title{font-size:${TITLE}px;font-weight:600}
.frame{fill:${colors.paper.base};stroke:${colors.line.control}}
.group>.frame{fill:${colors.paper.floor};stroke:${colors.line.control}}
.deep>.frame{fill:${colors.paper.sunken}}
.region>.frame{stroke-dasharray:5 4}
.passing>.frame{stroke-dasharray:2 3}
.passing>.title{font-weight:400;font-style:italic}
.strip{stroke:${colors.line.hair}}
.inner{fill:none;stroke:${colors.line.control}}
.on0>rect{fill:${colors.paper.base}}
.on1>rect{fill:${colors.paper.floor}}
.on2>rect{fill:${colors.paper.sunken}}
.link,.begin path{fill:none;stroke:${colors.ink.soft};stroke-width:1.4}
.link.after{stroke-dasharray:2 4}
.link.done{stroke:${colors.success.base}}
.link.error{stroke:${colors.danger.base}}
.link.always{stroke-dasharray:7 4}
.begin circle{fill:${colors.ink.base}}
.line>path,.line g>path,.actor>path{fill:none;stroke:${colors.ink.soft};stroke-width:1.5}
.line>path.done{stroke:${colors.success.base};stroke-width:2}
.line>path.error{stroke:${colors.danger.base};stroke-width:2}
.actor text,.box .line text{fill:${colors.ink.soft}}
.stops text{text-decoration:line-through;fill:${colors.ink.faint}}
.everywhere .title{font-weight:600}
`.trim();

/** The drawing as a text that is always the same for the same layout; it brings its own paper. */
export function svgOf(name: string, layout: Layout): string {
  const { width, height, boxes, links, beginnings, everywhere } = layout;
  // Groups first, each before what stands in it; then lines, and the words above them.
  const parts = [
    ...boxes.map(boxOf),
    ...beginnings.map(beginningOf),
    ...links.map(pathOf),
    ...links.map((link) => labelOf(link, boxes)),
    ...(everywhere === null
      ? []
      : [
          `<g class="everywhere">${rect(everywhere.place, `rx="3" class="frame"`)}<text class="title" x="${everywhere.place.x + PAD}" y="${everywhere.place.y + 20}">In every state</text>${linesOf(everywhere.lines, everywhere.place.x + PAD, everywhere.place.y + HEAD + LINE - 6)}</g>`,
        ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(name)}">
<style>${STYLE}</style>
<defs><marker id="end" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="${colors.ink.soft}"/></marker></defs>
<rect width="${width}" height="${height}" fill="${colors.paper.base}"/>
${parts.join("\n")}
</svg>
`;
}
