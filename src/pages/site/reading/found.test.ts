import { expect, test } from "vitest";
import { found } from "./found.ts";

const groups = [
  {
    id: "money",
    title: "Gói",
    questions: [
      { id: "refund", question: "Tôi muốn hoàn tiền?", answer: "Viết ở trang Liên hệ." },
      { id: "year", question: "Trả theo năm?", answer: "Rẻ hơn, đúng là vậy." },
    ],
  },
  {
    id: "api",
    title: "API",
    questions: [{ id: "plan", question: "Gói nào?", answer: "Gói Pro." }],
  },
];
const idsOf = (typed: string) =>
  found(groups, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ["hoan tien", ["refund"]],
  ["HOÀN  liên", ["refund"]],
  ["dung la", ["year"]],
  ["gói", ["plan"]],
  ["xích lô", []],
  [" ", ["refund", "year", "plan"]],
])("%s finds by question and answer, with and without marks", (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids);
});
test("a group without a question left is left out", () => {
  expect(found(groups, "pro").map(({ id }) => id)).toEqual(["api"]);
});
