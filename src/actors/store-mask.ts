import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Drawing } from "#machines/mask-editor/mask-editor.machine.ts";
import { drawMask } from "#machines/mask-editor/mask-editor.rules.ts";
import { type Api, refusalOf } from "#src/lib/api/api.ts";
import type { Asset } from "#wire/assets.ts";

/** The mask as a grey PNG in the picture's own pixels. */
async function maskFile({ entries, size, meaning }: Drawing): Promise<Blob> {
  const mask = drawMask(entries, size, meaning);
  const pixels = new ImageData(size.width, size.height);
  for (let i = 0; i < mask.length; i++) {
    pixels.data.fill(mask[i] ?? 0, i * 4, i * 4 + 3);
    pixels.data[i * 4 + 3] = 255;
  }
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext("2d")?.putImageData(pixels, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The mask could not be encoded."))),
      "image/png",
    ),
  );
}

/** Draws the strokes and stores them as an asset that the order names. */
export const storeMask = (api: Api) =>
  fromPromise<Outcome<Asset>, Drawing>(async ({ input, signal }) => {
    const form = new FormData();
    form.append("usage", "mask");
    form.append("file", await maskFile(input), "mask.png");
    const token = api.settings.token();
    const response = await fetch(`${api.settings.base}/api/assets`, {
      method: "POST",
      headers: api.headers(token),
      body: form,
      signal,
    });
    if (response.status === 401 && token !== null) api.settings.onUnauthorized(token);
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? { ok: true, value: body as Asset } : refusalOf(response.status, body);
  });
