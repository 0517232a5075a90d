import { compose } from "../compose/compose.ts";
import type { EngineContext, EngineRequest, EngineResult } from "../contract.ts";
import { encodePng } from "../image/encode.ts";
import type { Workbench } from "../workbench.ts";
import { dressingOf } from "./dressing.ts";
import { marksOf } from "./marks.ts";
import { refusePoor } from "./refusals.ts";

/** Puts the garment of the input `clothing_item` on the person of the input `person_image`. */
export async function tryOn(
  bench: Workbench,
  request: EngineRequest<"virtual_try_on">,
  context: EngineContext,
): Promise<EngineResult> {
  const { report, signal } = context;
  const { scene, wear } = await dressingOf(await bench.vision(), request, context);
  report("generating", 70);
  const result = compose(scene);
  refusePoor(marksOf(scene, result));
  signal.throwIfAborted();
  report("generating", 92);
  const file = await encodePng(result);
  signal.throwIfAborted();
  return {
    file,
    mime: "image/png",
    width: result.width,
    height: result.height,
    details: { category: wear, width: result.width, height: result.height },
  };
}
