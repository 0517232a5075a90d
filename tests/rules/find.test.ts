import { expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
import { finder } from "../../.storybook/find/match.ts";
import { findable } from "../../.storybook/find/states.ts";
import { walks } from "../paths/walks.ts";

const states = findable();
const find = finder(states);
const found = (query: string, length = 5) =>
  find(query)
    .slice(0, length)
    .map(({ flow, leaf }) => `${flow} ${leaf}`);

test("every state of every machine can be looked for, and says something in both languages", () => {
  const told = states.map(({ flow, leaf }) => `${flow} ${leaf}`).sort();
  const all = Object.entries(walks).flatMap(([flow, { machine }]) =>
    leavesOf(machine).map((leaf) => `${flow} ${leaf}`),
  );
  expect(told).toEqual(all.sort());
  const mute = states.filter(({ says, title }) => [...says, ...title].some((text) => text === ""));
  expect(mute.map(({ flow, leaf }) => `${flow} ${leaf}`)).toEqual([]);
});

test.each([
  ["không đủ credit", "order insufficient"],
  ["thiếu credit", "order insufficient"],
  ["thieu credit", "order insufficient"],
  ["Not enough credits", "order insufficient"],
  ["insufficient", "order insufficient"],
  ["hoàn tiền", "refund asking.ready"],
  ["hoan tien", "refund asking.ready"],
  ["refund", "refund asking.ready"],
  ["huỷ lượt này", "order running.ask.asking"],
  ["cancel run", "order running.ask.asking"],
  ["mat ket noi", "order running.link.lost.pausing"],
  ["order.confirm đặt lượt tạo", "order affordable"],
  ["share ended", "share ended"],
])("%s finds %s", (query, state) => {
  expect(found(query)).toContain(state);
});

test("a state is found by each flow that shows it", () => {
  for (const flow of ["try on", "hairstyle", "đổi kiểu tóc", "image to video", "sửa ảnh"])
    expect(found(`${flow} không đủ credit`)).toContain("order insufficient");
  expect(found("hộp đăng nhập google", 20)).toContain("google-sign-in open.ready");
});

test("what is nowhere finds nothing", () => {
  expect(find("zzz credit")).toEqual([]);
  expect(find("  ")).toEqual([]);
});
