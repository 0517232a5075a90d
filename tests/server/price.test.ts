import { beforeAll, expect, test, vi } from "vitest";
import { TOOLS } from "#wire/tools/tools.ts";
import { picture, startTestServer, type TestServer } from "./support/harness.ts";

/** Guards that a price stands in one place: another one in a tool's home is another one everywhere. */
const OTHER = { try_on: 13, video: 17 };
vi.mock("#wire/tools/try-on.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/try-on.ts")>();
  return { ...home, tryOn: { ...home.tryOn, cost: 13 } };
});
vi.mock("#wire/tools/image-to-video.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-to-video.ts")>();
  return { ...home, imageToVideo: { ...home.imageToVideo, cost: 17 } };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test("the price of a tool is changed in its home alone", async () => {
  expect(TOOLS.virtual_try_on.cost).toBe(OTHER.try_on);
  const as = await server.person({ credits: 30 });
  const { body: costs } = await server.call("GET", "/api/costs");
  expect(costs).toMatchObject({ virtual_try_on: OTHER.try_on, image_to_video: OTHER.video });

  const { body: models } = await server.call("GET", "/api/video-models");
  const each = models.items.map(({ cost }: { cost: number }) => cost);
  expect(new Set(each)).toEqual(new Set([OTHER.video]));

  const quote = async (feature: string, settings: object) =>
    (await server.call("POST", "/api/quote", { feature, settings }, { as })).body;
  expect(await quote("virtual_try_on", {})).toMatchObject({ cost: OTHER.try_on });
  for (const model of [undefined, "veo3", "kling_v2.1"]) {
    expect(await quote("image_to_video", { model })).toMatchObject({ cost: OTHER.video });
  }

  const { body: asset } = await server.upload(as, await picture());
  const order = { model: asset.id, garment: asset.id };
  const { body: run } = await server.call("POST", "/ai/virtual-try-on", order, { as });
  expect([run.cost, run.charged]).toEqual([OTHER.try_on, OTHER.try_on]);
  expect((await server.call("GET", "/api/credits", undefined, { as })).body.balance).toBe(17);
});
