import { describe, expect, test } from "vitest";
import * as leaves from "#machines/kit/leaves.ts";
// @ts-expect-error: a plain script
import { changedIn } from "../../scripts/paths/diff.mjs";
// @ts-expect-error: a plain script
import { filtered, Unknown } from "../../scripts/paths/filters.mjs";
// @ts-expect-error: a plain script
import { FORMATS } from "../../scripts/paths/formats.mjs";
// @ts-expect-error: a plain script
import { pathsIn, recordOf } from "../../scripts/paths/records.mjs";
// @ts-expect-error: a plain script
import { Words } from "../../scripts/paths/words.mjs";
import * as chosen from "../e2e/heights/choose.ts";
import * as heights from "../e2e/heights/faces.ts";
import * as covering from "../support/covering.ts";
import * as model from "../support/model.ts";
import * as payload from "../support/payload.ts";
import { walks } from "./walks.ts";

interface Row {
  id: string;
  start: string;
  states: string[];
  steps: { event: string; states: string[]; transitions: string[]; who: string; words: string }[];
  covering: boolean;
  browser: boolean;
  title: string;
  walked: string[];
}
const project = { walks, model, leaves, covering, payload, heights, chosen };
const record = recordOf(project, "checkout");
const paths: Row[] = pathsIn(record);
const vi = new Words("checkout", "vi");
const en = new Words("checkout", "en");
const asked = (filters: object): Row[] => filtered(record, paths, filters).paths;
const told = (words: typeof vi, filters: object): Row[] =>
  asked(filters).map((path) => words.path(path));
const everyState = (row: Row) => [row.states, ...row.steps.map(({ states }) => states)].flat();
const endOf = (row: Row) => row.steps.at(-1)?.states ?? row.states;
/** Some, but not all, and exactly those of which it is true. */
function expectExactly(kept: Row[], is: (row: Row) => boolean): void {
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(paths.length);
  expect(kept.map(({ id }) => id)).toEqual(paths.filter(is).map(({ id }) => id));
}

describe("filters", () => {
  test("by a state passed through, and by any below a parent", () => {
    expectExactly(asked({ state: "awaiting.pausing" }), (row) =>
      everyState(row).includes("awaiting.pausing"),
    );
    expectExactly(asked({ in: "awaiting" }), (row) =>
      everyState(row).some((leaf) => leaf.startsWith("awaiting.")),
    );
  });
  test("by the state a path ends in", () => {
    expectExactly(asked({ end: "declined" }), (row) => endOf(row).includes("declined"));
    expectExactly(asked({ end: "awaiting" }), (row) =>
      endOf(row).some((leaf) => leaf.startsWith("awaiting.")),
    );
  });
  test("by an event, a transition and a start", () => {
    expectExactly(asked({ event: "order.check" }), (row) =>
      row.steps.some(({ event }) => event === "order.check"),
    );
    const transition = "checkout.late on order.check";
    expectExactly(asked({ transition }), (row) =>
      row.steps.some(({ transitions }) => transitions.includes(transition)),
    );
    expect(asked({ transition: "late on order.check" })).toEqual(asked({ transition }));
    expectExactly(asked({ start: "cancel" }), (row) => row.start === "cancel");
  });
  test("the covering ones are those that the view walks", () => {
    const walked = new Set(covering.coveringPaths(walks.checkout).map(model.describe));
    expect(asked({ covering: true }).length).toBe(walked.size);
    expectExactly(asked({ covering: true }), (row) => row.covering);
  });
  test("the shortest: one for each end, and none to it is shorter", () => {
    const short = asked({ shortest: true });
    const ends = short.map((row) => endOf(row).join());
    expect(new Set(ends).size).toBe(ends.length);
    expect(new Set(paths.map((row) => endOf(row).join())).size).toBe(ends.length);
    for (const row of short)
      for (const other of paths)
        if (endOf(other).join() === endOf(row).join())
          expect(other.steps.length).toBeGreaterThanOrEqual(row.steps.length);
  });
  test("a limit tells how many are left out", () => {
    const { paths: few, left } = filtered(record, paths, { limit: "3" });
    expect([few.length, left]).toEqual([3, paths.length - 3]);
  });
  test("they add up", () => {
    expectExactly(
      asked({ end: "paid", start: "success" }),
      (row) => row.start === "success" && endOf(row).includes("paid"),
    );
  });
  test("what the machine does not have is said in words, with what it has", () => {
    const refusal = (filters: object) => () => filtered(record, paths, filters);
    for (const [filters, sentence] of [
      [{ state: "awaiting" }, /^checkout has no state awaiting\. Known: loadingPlans/],
      [{ in: "nowhere" }, /^checkout has no state nowhere\. Known: .*awaiting/],
      [{ end: "lost" }, /^checkout has no state lost\./],
      [{ event: "order.burn" }, /^checkout has no event order\.burn\..*order\.check/],
      [
        { transition: "late on order.burn" },
        /^checkout has no transition .*checkout\.late on order\.check/,
      ],
      [{ start: "middle" }, /^checkout has no start middle\. Known: fresh/],
      [{ limit: "few" }, /^--limit takes a whole number/],
    ] as const) {
      expect(refusal(filters)).toThrow(Unknown);
      expect(refusal(filters)).toThrow(sentence);
    }
  });
});

describe("words", () => {
  test("titles and steps are the product's own, in either language", () => {
    const [row] = told(vi, { end: "notCreated", limit: "1" });
    expect(row?.title).toBe("Bấm “Thanh toán 399.000 ₫” → “Chưa đặt được đơn”");
    const [english] = told(en, { end: "notCreated", limit: "1" });
    expect(english?.title).toBe("Press “Pay ₫399,000” → “The order couldn't be placed”");
    expect(english?.id).toBe(row?.id);
  });
  test("only what a person can do is a person's", () => {
    const steps = told(vi, {}).flatMap((row) => row.steps);
    const whoOf = (is: (event: string) => boolean) => [
      ...new Set(steps.filter(({ event }) => is(event)).map(({ who }) => who)),
    ];
    expect(whoOf((event) => event === "order.confirm")).toEqual(["person"]);
    expect(whoOf((event) => event === "page.returned")).toEqual(["other"]);
    expect(whoOf((event) => event.startsWith("xstate.done."))).toEqual(["answer"]);
    expect(whoOf((event) => event.startsWith("xstate.error."))).toEqual(["answer"]);
    expect(whoOf((event) => event.startsWith("xstate.after."))).toEqual(["time"]);
  });
  test("a refusal in the catalogue's words, a delay by its length", () => {
    const steps = told(vi, {}).flatMap((row) => row.steps.map(({ words }) => words));
    expect(steps).toContain("Chờ 10 phút");
    expect(steps).toContain("Chờ 2 giây");
    const conflict = vi.refusal("conflict");
    expect(conflict).not.toBe("conflict");
    expect(steps).toContain(`Máy chủ từ chối: đặt đơn (${conflict})`);
  });
  test("which walks follow a path is told", () => {
    expect(told(vi, { covering: true })[0]?.walked).toEqual(["mô hình", "giao diện"]);
    const small = new Words("image-to-video", "en");
    const rows: Row[] = pathsIn(recordOf(project, "image-to-video"));
    const inBrowser = rows.filter(({ browser }) => browser).map((row) => small.path(row));
    expect(inBrowser.length).toBeGreaterThan(1);
    expect(new Set(inBrowser.map(({ walked }) => walked.at(-1)))).toEqual(new Set(["browser"]));
  });
});

describe("formats", () => {
  const rows = told(en, { start: "cancel" });
  test("text: a heading a path, and a number for what a person does alone", () => {
    const lines: string[] = FORMATS.text(rows, en).split("\n");
    const persons = rows.flatMap(({ steps }) => steps.filter(({ who }) => who === "person"));
    expect(lines.filter((line) => /^ +\d+\. /.test(line))).toHaveLength(persons.length);
    expect(lines.filter((line) => line.startsWith("checkout-"))).toHaveLength(rows.length);
    expect(lines.at(-1)).toBe(`${rows.length} paths`);
  });
  test("Markdown: a box before what a person does and before nothing else", () => {
    const list: string = FORMATS.markdown(rows, en);
    const boxes = [...list.matchAll(/^- \[ \] (.*)$/gm)].map(([, line]) => line);
    const persons = rows.flatMap(({ steps }) => steps.filter(({ who }) => who === "person"));
    expect(boxes).toHaveLength(persons.length);
    expect(list.match(/^## /gm)).toHaveLength(rows.length);
    expect(boxes[0]).toContain(persons[0]?.words);
  });
  test("JSON: steps with their words, states and transitions", () => {
    const read: Row[] = JSON.parse(FORMATS.json(rows, en));
    expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(
      read[0]?.steps.map(({ who, words, states, transitions }) => [
        who,
        words,
        states,
        transitions,
      ]),
    ).toEqual(
      rows[0]?.steps.map(({ who, words, states, transitions }) => [
        who,
        words,
        states,
        transitions,
      ]),
    );
  });
  test("Gherkin: keywords of its language; a state after each step; When is a person's", () => {
    for (const [words, [feature, scenario, given, when, then]] of [
      [vi, ["Tính năng:", "Kịch bản:", "Cho", "Khi", "Thì"]],
      [en, ["Feature:", "Scenario:", "Given", "When", "Then"]],
    ] as const) {
      const its = told(words, { start: "cancel" });
      const lines: string[] = FORMATS.gherkin(its, words).split("\n").filter(Boolean);
      expect(lines[0]).toBe(`# language: ${words === vi ? "vi" : "en"}`);
      expect(lines[1]?.startsWith(`${feature} `)).toBe(true);
      const scenes = its.flatMap((row) => [
        scenario,
        given,
        then,
        ...row.steps.flatMap(({ who }) => [who === "person" ? when : given, then]),
      ]);
      const keywords = lines
        .slice(2)
        .map((line) => line.trim())
        .filter((line) => !line.startsWith("#"));
      expect(keywords.length).toBe(scenes.length);
      for (const [index, line] of keywords.entries())
        expect(line.startsWith(`${scenes[index]} `), line).toBe(true);
    }
  });
  test("CSV: a row a step, commas and quotes kept", () => {
    const [row] = rows;
    const odd = { ...row, title: 'He said "stop", then\nleft' } as Row;
    const read = readCsv(FORMATS.csv([odd, ...rows.slice(1)], en));
    expect(new Set(read.map((line) => line.length))).toEqual(new Set([10]));
    expect(read).toHaveLength(1 + rows.reduce((sum, { steps }) => sum + 1 + steps.length, 0));
    expect(read[1]?.[2]).toBe('He said "stop", then\nleft');
    expect(read.slice(1).map((line) => line[0])).toEqual(
      rows.flatMap(({ id, steps }) => [id, ...steps.map(() => id)]),
    );
  });
});

test("what came and what went between two lists, by the paths themselves", () => {
  const [first, second, third] = paths as [Row, Row, Row];
  const { came, went } = changedIn([first, second], [second, third]);
  expect([came, went]).toEqual([[third], [first]]);
});

/** RFC 4180, so that the test does not read it as it was written. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`No cell at ${cell.lastIndex}.`);
    const [, raw = "", end] = found;
    lines.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === "\r\n") lines.push([]);
  }
  return lines;
}
