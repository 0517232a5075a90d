import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runTryOn, samplePath, scratch } from "#tests/engine/support.ts";
import { EngineFailure } from "../contract.ts";

const LINH = samplePath("person_f1");
const TEE = samplePath("garment_tee_brick");
const plain = (name: string) =>
  scratch(
    name,
    sharp({ create: { width: 600, height: 800, channels: 3, background: "#d8d4cf" } }).png(),
  );

async function failureOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof EngineFailure ? error.code : `not a named failure: ${error}`;
}

describe("try-on refuses by name", () => {
  it("a picture without a person", async () => {
    expect(await failureOf(runTryOn(await plain("empty.png"), TEE))).toBe("no_person");
  });

  it.each([
    "garment_tee_brick",
    "garment_aodai_teal",
    "garment_blazer_sand",
    "garment_jeans_indigo",
  ])("%s given as the person", async (name) => {
    expect(await failureOf(runTryOn(samplePath(name), TEE))).toBe("no_person");
  });

  it("two people side by side", async () => {
    const other = await sharp(samplePath("person_m1")).toBuffer();
    const two = sharp({ create: { width: 1536, height: 1024, channels: 3, background: "#c8c5c1" } })
      .composite([
        { input: await sharp(LINH).toBuffer(), left: 0, top: 0 },
        { input: other, left: 768, top: 0 },
      ])
      .png();
    expect(await failureOf(runTryOn(await scratch("two.png", two), TEE))).toBe("several_people");
  });

  it("someone seen from behind", async () => {
    // The back of a head: hair where the face and neck are.
    const hair = Buffer.from(
      '<svg width="768" height="1024"><ellipse cx="384" cy="122" rx="50" ry="72" fill="#33261b"/><rect x="340" y="150" width="88" height="60" fill="#33261b"/></svg>',
    );
    const back = await scratch(
      "back.png",
      sharp(LINH)
        .composite([{ input: hair }])
        .png(),
    );
    expect(await failureOf(runTryOn(back, TEE))).toBe("back_view");
  });

  it("a picture that is too dark", async () => {
    const dark = await scratch("dark.png", sharp(LINH).linear(0.12, 0).png());
    expect(await failureOf(runTryOn(dark, TEE))).toBe("photo_too_dark");
  });

  it("pictures that are too small", async () => {
    const tiny = await scratch("tiny.png", sharp(LINH).resize(120).png());
    expect(await failureOf(runTryOn(tiny, TEE))).toBe("photo_too_small");
    expect(await failureOf(runTryOn(LINH, tiny))).toBe("photo_too_small");
  });

  it("a picture that does not reach as far down as the garment", async () => {
    const { width = 0, height = 0 } = await sharp(LINH).metadata();
    const cut = (share: number) =>
      sharp(LINH).extract({ left: 0, top: 0, width, height: Math.round(height * share) });
    const half = await scratch("half.png", cut(0.5).png());
    expect(await failureOf(runTryOn(half, samplePath("garment_jeans_indigo")))).toBe(
      "body_not_seen",
    );
    await expect(runTryOn(half, TEE)).resolves.toMatchObject({ mime: "image/png" });
    const head = await scratch("head.png", cut(0.35).png());
    expect(await failureOf(runTryOn(head, TEE))).toBe("body_not_seen");
  });

  it("a garment picture that shows nothing", async () => {
    expect(await failureOf(runTryOn(LINH, await plain("blank.png")))).toBe("garment_not_found");
  });

  it("a garment picture without a plain ground", async () => {
    const noise = sharp({
      create: {
        width: 500,
        height: 600,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 70 },
      },
    });
    const cluttered = await scratch("noise.png", noise.png());
    expect(await failureOf(runTryOn(LINH, cluttered))).toBe("garment_not_found");
  });
});

describe("a run that is cancelled", () => {
  it.each(["analyzing", "processing", "generating"])("stops after %s began", async (at) => {
    const controller = new AbortController();
    const seen: string[] = [];
    const run = runTryOn(LINH, TEE, {
      context: {
        signal: controller.signal,
        report(step) {
          seen.push(step);
          if (step === at) controller.abort();
        },
      },
    });
    await expect(run).rejects.toMatchObject({ name: "AbortError" });
    expect(seen.at(-1)).toBe(at);
  });
});
