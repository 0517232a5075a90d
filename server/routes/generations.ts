import type { Deps } from "#server/deps.ts";
import { ownGeneration } from "#server/domain/generations/find.ts";
import type { KeyedAnswer } from "#server/domain/idempotency.ts";
import { validate } from "#server/http/body.ts";
import type { App, Call } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { streamEvents } from "#server/http/sse.ts";
import { listHairstyles, listPresets } from "#server/operations/generations/catalogues.ts";
import {
  cancelGeneration,
  deleteGeneration,
  regenerate,
} from "#server/operations/generations/change.ts";
import { costs, estimates, quote } from "#server/operations/generations/quote.ts";
import { listGenerations, readGeneration } from "#server/operations/generations/read.ts";
import { submit } from "#server/operations/generations/submit.ts";
import { PARTIAL_ORDERS } from "#wire/tools/orders.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { videoModelList } from "#wire/video-models.ts";

const answer = (call: Call, kept: KeyedAnswer) => call.json(kept.answer, kept.status);
const keyOf = (call: Call) => call.req.header("idempotency-key") || undefined;

/** The tools, history and their streams. */
export function generationRoutes(app: App, deps: Deps) {
  for (const { endpoint } of Object.values(TOOLS)) {
    route(app, deps, endpoint, async (ctx, { body: order }, call) =>
      answer(call, await submit(ctx, { order, idempotencyKey: keyOf(call) })),
    );
  }
  route(app, deps, "generations", (ctx, { query }) => listGenerations(ctx, query));
  route(app, deps, "generation", (ctx, { param }) => readGeneration(ctx, { id: param("id") }));
  route(app, deps, "deleteGeneration", (ctx, { param }) =>
    deleteGeneration(ctx, { id: param("id") }),
  );
  route(app, deps, "cancelGeneration", (ctx, { param }) =>
    cancelGeneration(ctx, { id: param("id") }),
  );
  route(app, deps, "regenerate", async (ctx, { body, param }, call) => {
    const input = { id: param("id"), sameSeed: body.same_seed, idempotencyKey: keyOf(call) };
    return answer(call, await regenerate(ctx, input));
  });
  route(app, deps, "generationEvents", async (ctx, { param }, call) => {
    const { id } = await ownGeneration(ctx, param("id"));
    return streamEvents(ctx, call, id);
  });
  route(app, deps, "events", async (ctx, _input, call) => streamEvents(ctx, call));
  route(app, deps, "quote", (ctx, { body }) =>
    quote(ctx, validate(PARTIAL_ORDERS[body.feature], body)),
  );
  route(app, deps, "costs", (ctx) => costs(ctx));
  route(app, deps, "estimates", (ctx) => estimates(ctx));
  route(app, deps, "hairstyles", async () => listHairstyles());
  route(app, deps, "presets", async () => listPresets());
  route(app, deps, "videoModels", async () => ({
    items: videoModelList(TOOLS.image_to_video.cost),
  }));
}
