import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { accepted } from "#machines/kit/outcome.ts";
import { Api } from "#src/lib/api/api.ts";
import { createQueryClient } from "#src/lib/api/query.ts";
import { offerResult, withdrawResult } from "./community-choice.ts";

/** A server that answers when it is told to, and a list that knows the run. */
function server() {
  const asked: Request[] = [];
  let answer = (): void => {};
  const fetcher: typeof fetch = (input, init) => {
    asked.push(new Request(input, init));
    return new Promise((resolve) => {
      answer = () => resolve(new Response(null, { status: 204 }));
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
  queries.setQueryData(["generations"], []);
  const isOld = () => queries.getQueryState(["generations"])?.isInvalidated;
  return { services: { api, queries }, asked, isOld, answer: () => answer() };
}

test.each([
  ["PUT", offerResult],
  ["DELETE", withdrawResult],
] as const)(
  "%s is told to the lists, also when nobody waits for it any more",
  async (method, make) => {
    for (const isLeft of [false, true]) {
      const { services, asked, isOld, answer } = server();
      const actor = createActor(make(services), { input: { id: "gen_linh" } });
      actor.start();
      await expect.poll(() => asked.length).toBe(1);
      expect([asked[0]?.method, asked[0]?.url]).toEqual([
        method,
        "http://studio.test/api/generations/gen_linh/community",
      ]);
      if (isLeft) actor.stop();
      expect([asked[0]?.signal.aborted, isOld()]).toEqual([false, false]);
      answer();
      await expect.poll(isOld).toBe(true);
      if (isLeft) continue;
      const { output } = await waitFor(actor, ({ status }) => status === "done");
      expect(output).toEqual(accepted(null));
    }
  },
);
