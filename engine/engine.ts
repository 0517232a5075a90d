import type { Feature } from "#wire/values.ts";
import { generateBody } from "./body/body-generator.ts";
import type { Engine, EngineContext, EngineRequest, EngineResult } from "./contract.ts";
import { editImage } from "./editing/image-editing.ts";
import { changeHair } from "./hair/hairstyle.ts";
import { keptVision } from "./reading/kept-vision.ts";
import { readPicture } from "./reading/read-picture.ts";
import { tryOn } from "./try-on/try-on.ts";
import type { MarkOverlay } from "./video/encoder.ts";
import { loadVision, type Vision } from "./vision/human.ts";
import type { LocalTool, Workbench } from "./workbench.ts";

export interface LocalEngineOptions {
  /** Where ensureEngineData has put the models. */
  cacheDir: string;
  /** The free plan's mark; the engine knows no plan. */
  mark: MarkOverlay;
}

/** Every tool the embedded engine has; understands.ts tells what each does with its settings. */
const TOOLS: { readonly [F in Feature]: LocalTool<F> } = {
  virtual_try_on: tryOn,
  body_generator: generateBody,
  hairstyle_changer: changeHair,
  image_editing: editImage,
  // Loaded when first asked for: the canvas it draws with takes libvips' SVG reader away from sharp.
  image_to_video: async (bench, request, context) => {
    const { imageToVideo } = await import("./video/image-to-video.ts");
    return imageToVideo(bench, request, context);
  },
};

const runTool = <F extends Feature>(
  bench: Workbench,
  request: EngineRequest<F>,
  context: EngineContext,
): Promise<EngineResult> => TOOLS[request.feature](bench, request, context);

/**
 * The embedded engine: computed on this machine, without a key or a download while running. It holds
 * its models warm and takes one run at a time; callers queue.
 */
export function createLocalEngine({ cacheDir, mark }: LocalEngineOptions): Engine {
  let kept: Promise<Vision> | undefined;
  const vision = () => {
    kept ??= loadVision(cacheDir).then((models) => keptVision(models));
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  };
  const bench: Workbench = { cacheDir, mark, vision };
  return {
    id: "local",
    model: "local-1",
    preview: true,
    async warm() {
      await bench.vision();
    },
    async run(request, context) {
      context.signal.throwIfAborted();
      return runTool(bench, request, context);
    },
    async read(request, signal) {
      return readPicture(await bench.vision(), request, signal);
    },
  };
}
