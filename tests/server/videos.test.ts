import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "#engine/contract.ts";
import { startVideo } from "#engine/video/encoder.ts";
import { Engines, type FeatureEngine } from "#server/engines/served.ts";
import { markOverlay } from "#server/files/pictures.ts";
import { InProcessRunner } from "#server/jobs/in-process-runner.ts";
import { sharePreview } from "#server/operations/publications/share.ts";
import type { PlanId } from "#wire/values.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import { LOCAL } from "./support/test-engine.ts";

const [WIDTH, HEIGHT, FPS] = [320, 240, 24];

/** Half a second of one colour, in both forms, by the product's own encoder. */
async function clip() {
  const never = new AbortController().signal;
  const frames = FPS / 2;
  const video = await startVideo(
    { width: WIDTH, height: HEIGHT, fps: FPS, frames },
    markOverlay,
    never,
  );
  const ground = { width: WIDTH, height: HEIGHT, channels: 4 as const, background: "#3a6" };
  const rgba = await sharp({ create: ground }).raw().toBuffer();
  for (let k = 0; k < frames; k++) await video.add(rgba);
  const poster = await sharp(rgba, { raw: ground }).removeAlpha().png().toBuffer();
  return { ...(await video.finish()), poster };
}

let server: TestServer;
let made: Awaited<ReturnType<typeof clip>>;
beforeAll(async () => {
  made = await clip();
  const engine: Engine = {
    id: "local",
    model: "test-1",
    preview: true,
    warm: async () => undefined,
    read: () => Promise.reject(new Error("no readings here")),
    async run(_, { report }) {
      report("rendering_frames", 50);
      return {
        file: made.clean,
        marked: made.marked,
        poster: made.poster,
        mime: "video/mp4",
        width: WIDTH,
        height: HEIGHT,
        details: { duration_s: 5, fps: FPS },
      };
    },
  };
  server = await startTestServer({ runner: new InProcessRunner(engine) });
  server.deps.engines = new Engines(
    { image_to_video: LOCAL.image_to_video as FeatureEngine },
    true,
  );
});

const send = async (as: Person, more: Record<string, unknown> = {}) => {
  const { body } = await server.upload(as, await picture());
  return server.call("POST", "/ai/image-to-video", { image: body.id, ...more }, { as });
};
const balance = async (as: Person) =>
  (await server.call("GET", "/api/credits", undefined, { as })).body.balance;

async function videoOf(plan: PlanId) {
  const me = await server.person({ plan });
  const { body } = await send(me);
  const done = await until(
    async () =>
      (await server.call("GET", `/api/generations/${body.id}`, undefined, { as: me })).body,
    ({ status }) => status === "completed" || status === "failed",
  );
  expect(done.status).toBe("completed");
  return { me, done, asset: done.result.asset };
}
const bytesAt = async (url: string) => {
  const answer = await fetch(new URL(url, server.url));
  return {
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

describe("a video on the free plan", () => {
  test("is served with the mark wherever it leaves, its thumbnail too", async () => {
    const { me, done, asset } = await videoOf("free_trial");
    expect(asset).toMatchObject({ kind: "video", mime: "video/mp4", width: WIDTH, height: HEIGHT });
    expect(asset.bytes).toBe(made.marked.length);
    expect(done.result.details).toMatchObject({
      duration_s: 5,
      fps: FPS,
      bytes: made.clean.length,
    });
    const served = await bytesAt(asset.url);
    expect(served.type).toBe("video/mp4");
    expect(served.bytes.equals(made.marked)).toBe(true);
    const headers = { authorization: `Bearer ${me.token}` };
    const at = `${server.url}/api/generations/${done.id}/download`;
    const download = await fetch(at, { headers });
    expect(download.headers.get("content-disposition")).toMatch(/image-to-video.*\.mp4/);
    expect(Buffer.from(await download.arrayBuffer()).equals(made.marked)).toBe(true);
    const still = await sharp((await bytesAt(asset.thumb_url)).bytes).stats();
    expect(still.channels[0]!.max - still.channels[0]!.min).toBeGreaterThan(10);
  });
  test("plays from anywhere: a range is answered as a part", async () => {
    const { asset } = await videoOf("free_trial");
    const part = await fetch(new URL(asset.url, server.url), { headers: { range: "bytes=4-7" } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("ftyp");
  });
});

test("a shared video carries the mark on free and none on a paid plan; its link shows a still", async () => {
  for (const [plan, file] of [
    ["free_trial", made.marked],
    ["pro", made.clean],
  ] as const) {
    const { me, done } = await videoOf(plan);
    const at = `/api/generations/${done.id}/share`;
    const { body } = await server.call("POST", at, undefined, { as: me });
    const { id, language } = { id: body.share_url.split("/s/")[1], language: "vi" as const };
    const { asset } = (await server.call("GET", `/api/shares/${id}`)).body;
    expect([asset.kind, asset.bytes]).toEqual(["video", file.length]);
    expect((await bytesAt(asset.url)).bytes.equals(file)).toBe(true);
    const image = (await sharePreview(server.deps, { id, language }))?.image;
    const { pathname, search } = new URL(image?.url ?? "");
    expect((await bytesAt(pathname + search)).type).toBe("image/webp");
  }
});

test("a video on a paid plan is served clean, at its own size, with a clean still", async () => {
  const { asset } = await videoOf("pro");
  expect(asset.bytes).toBe(made.clean.length);
  expect((await bytesAt(asset.url)).bytes.equals(made.clean)).toBe(true);
  const still = await sharp((await bytesAt(asset.thumb_url)).bytes).stats();
  expect(still.channels[0]!.max - still.channels[0]!.min).toBeLessThan(10);
});

test.each([
  ["seedance_v1", {}, "1080p"],
  ["veo_v2", {}, "480p"],
  ["veo3", { duration: 8 }, "1080p"],
  ["hailuo_v2", { duration: 10 }, "480p"],
  ["seedance_v1", { resolution: "480p" }, "480p"],
])(
  "%s with %j is rendered at %s where nothing else is asked for",
  async (model, more, resolution) => {
    const answer = await send(await server.person(), { model, ...more });
    expect(answer.status).toBe(202);
    expect(answer.body.settings).toMatchObject({ model, resolution });
  },
);

test.each([
  [{ model: "veo_v2", duration: 10 }, ["duration"]],
  [{ model: "veo_v2", resolution: "1080p" }, ["resolution"]],
  [{ model: "veo3", duration: 8, resolution: "480p" }, ["resolution"]],
  [{ model: "seedance_v1", generate_audio: true }, ["generate_audio"]],
  [{ model: "seedance_v1", cfg_scale: 0.5 }, ["cfg_scale"]],
  [{ model: "kling_v2.1", fixed_camera: true }, ["fixed_camera"]],
])("%j is refused as a whole and costs nothing", async (choice, fields) => {
  const me = await server.person();
  const answer = await send(me, choice);
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe("unsupported_combination");
  expect(Object.keys(answer.body.fields)).toEqual(fields);
  expect(await balance(me)).toBe(5);
});

test("a deed of the body is refused before anything is spent; the camera's way is not", async () => {
  const me = await server.person();
  const answer = await send(me, { prompt: "cô ấy nhảy múa, gió nhẹ" });
  expect([answer.status, answer.body.code]).toEqual([422, "instruction_not_supported"]);
  expect(answer.body.fields.prompt).toContain("“nhảy múa”");
  expect(await balance(me)).toBe(5);
  const way = await send(me, { prompt: "cô ấy cười, máy quay tiến lại gần" });
  expect(way.status).toBe(202);
});
