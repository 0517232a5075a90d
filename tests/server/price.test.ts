import { beforeAll, expect, test, vi } from "vitest";
import { Engines } from "#server/engines/served.ts";
import { keysOf } from "#wire/keys.ts";
import { PLAN_LIMITS } from "#wire/limits.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, PLAN_IDS } from "#wire/values.ts";
import { picture, startTestServer, type TestServer } from "./support/harness.ts";
import { LOCAL } from "./support/test-engine.ts";

/** Guards that a price stands in one place: another one in a tool's home is another one everywhere. */
const OTHER = vi.hoisted(() => ({
  virtual_try_on: 13,
  body_generator: 11,
  hairstyle_changer: 7,
  image_to_video: 17,
  image_editing: 19,
}));
vi.mock("#wire/tools/try-on.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/try-on.ts")>();
  return { ...home, tryOn: { ...home.tryOn, cost: OTHER.virtual_try_on } };
});
vi.mock("#wire/tools/body-generator.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/body-generator.ts")>();
  return { ...home, bodyGenerator: { ...home.bodyGenerator, cost: OTHER.body_generator } };
});
vi.mock("#wire/tools/hairstyle.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/hairstyle.ts")>();
  return { ...home, hairstyle: { ...home.hairstyle, cost: OTHER.hairstyle_changer } };
});
vi.mock("#wire/tools/image-to-video.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-to-video.ts")>();
  return { ...home, imageToVideo: { ...home.imageToVideo, cost: OTHER.image_to_video } };
});
vi.mock("#wire/tools/image-editing.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-editing.ts")>();
  return { ...home, imageEditing: { ...home.imageEditing, cost: OTHER.image_editing } };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.deps.engines = new Engines(LOCAL, true);
});

test("the lists say each tool's own price", async () => {
  expect((await server.call("GET", "/api/costs")).body).toEqual(OTHER);
  const { body: models } = await server.call("GET", "/api/video-models");
  const each = models.items.map(({ cost }: { cost: number }) => cost);
  expect(new Set(each)).toEqual(new Set([OTHER.image_to_video]));
});

test.each(FEATURES)("%s: quote, refusal and charge are the price in its home", async (feature) => {
  const { path, example, inputs } = TOOLS[feature];
  const cost = OTHER[feature];
  const needed = keysOf(inputs).filter((field) => field in example);
  const asked = async (credits: number) => {
    const as = await server.person({ credits });
    const { body: asset } = await server.upload(as, await picture());
    const order = { ...example, ...Object.fromEntries(needed.map((field) => [field, asset.id])) };
    const ask = { feature, settings: {} };
    const { body: quote } = await server.call("POST", "/api/quote", ask, { as });
    const made = await server.call("POST", path, order, { as });
    const { body: left } = await server.call("GET", "/api/credits", undefined, { as });
    return { quote, status: made.status, body: made.body, balance: left.balance };
  };
  expect(await asked(cost - 1)).toMatchObject({
    quote: { cost, affordable: false },
    status: 402,
    body: { cost, shortage: 1 },
    balance: cost - 1,
  });
  expect(await asked(cost + 2)).toMatchObject({
    quote: { cost, affordable: true },
    status: 202,
    body: { cost, charged: cost },
    balance: 2,
  });
});

test("on the unlimited plan every price is 0, and it is the plan sold without a credit limit", async () => {
  const { body } = await server.call("GET", "/api/plans");
  const listed = body.items.map((plan: { id: string; credits: number | null }) => [
    plan.id,
    plan.credits === null,
  ]);
  expect(listed).toEqual(PLAN_IDS.map((plan) => [plan, PLAN_LIMITS[plan].unlimited]));
  for (const plan of PLAN_IDS.filter((id) => PLAN_LIMITS[id].unlimited)) {
    const as = await server.person({ plan, credits: 0 });
    const costs: Record<string, number> = (
      await server.call("GET", "/api/costs", undefined, { as })
    ).body;
    expect(Object.values(costs)).toEqual(FEATURES.map(() => 0));
    for (const feature of FEATURES) {
      const asked = { feature, settings: {} };
      const { body: quote } = await server.call("POST", "/api/quote", asked, { as });
      expect(quote).toMatchObject({ cost: 0, affordable: true });
    }
  }
});
