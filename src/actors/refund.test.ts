import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { refundOutcomes } from "#machines/refund/refund.fixtures.ts";
import { Api } from "#src/lib/api/api.ts";
import { createQueryClient } from "#src/lib/api/query.ts";
import { refundPayment } from "./refund.ts";

const [returned] = refundOutcomes.refundPayment;

/** A refund under way, and the server's answer in the test's hand. */
function begun() {
  let answer = (): void => {};
  const asked: Request[] = [];
  const fetcher: typeof fetch = (input, init) => {
    asked.push(new Request(input, init));
    return new Promise((resolve) => {
      answer = () => resolve(Response.json(returned?.ok ? returned.value : null));
    });
  };
  const api = new Api(
    {
      base: "http://studio.test",
      token: () => "token",
      language: () => "vi",
      onUnauthorized: () => {},
    },
    fetcher,
  );
  const queries = createQueryClient();
  queries.setQueryData(["admin", "payments"], []);
  const isOld = () => queries.getQueryState(["admin", "payments"])?.isInvalidated;
  const actor = createActor(refundPayment({ api, queries }), {
    input: { id: "pay_1", reason: "Trả nhầm" },
  });
  actor.start();
  return { actor, asked, isOld, answer: () => answer() };
}

test("a refund is sent with its reason, and its answer is the chart's to tell", async () => {
  const { actor, asked, answer, isOld } = begun();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.url).toBe("http://studio.test/api/admin/payments/pay_1/refund");
  expect(await asked[0]?.json()).toEqual({ reason: "Trả nhầm" });
  answer();
  const { output } = await waitFor(actor, ({ status }) => status === "done");
  expect(output).toEqual(returned);
  expect(isOld()).toBe(false);
});

test("a refund that nobody waits for goes on, and the lists hear of its end", async () => {
  const { actor, asked, answer, isOld } = begun();
  await expect.poll(() => asked.length).toBe(1);
  actor.stop();
  expect(asked[0]?.signal.aborted).toBe(false);
  expect(isOld()).toBe(false);
  answer();
  await expect.poll(isOld).toBe(true);
});
