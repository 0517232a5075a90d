import { expect, test } from "vitest";
import { PLAN_LIMITS } from "./limits.ts";
import { API_FROM, rankOf } from "./plans.ts";
import { PLAN_IDS } from "./values.ts";

test("every plan from the first one with the API on has it", () => {
  const having = PLAN_IDS.filter((plan) => PLAN_LIMITS[plan].api);
  expect(having).toEqual(PLAN_IDS.slice(rankOf(API_FROM)));
});
