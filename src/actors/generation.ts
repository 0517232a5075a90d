import { fromCallback, fromPromise } from "xstate";
import { type Outcome, refused } from "#machines/kit/outcome.ts";
import type { OrderEvent, OrderToSend } from "#machines/order/order.setup.ts";
import { takeGeneration } from "#src/lib/api/live.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Generation, Quote } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { type Feature, isEnded } from "#wire/values.ts";

export const getQuote = ({ api }: Services) =>
  fromPromise<Outcome<Quote>, { feature: Feature; request: OrderInput | null }>(
    ({ input, signal }) =>
      api.call("POST", "/api/quote", {
        // Words cost nothing; what of them can't be done is said to the order itself.
        body: { feature: input.feature, settings: { ...input.request?.body, prompt: undefined } },
        signal,
      }),
  );

/**
 * Orders a run. No signal is passed: once the order is on its way, leaving the page must not call
 * it back. One opened from a run that was deleted meanwhile is ordered without the link to it. Balance
 * and history are asked anew.
 */
export const submitGeneration = ({ api, queries, runs }: Services) =>
  fromPromise<Outcome<Generation>, OrderToSend>(async ({ input: { request, base, key } }) => {
    // A run that was picked up has no order of its own to send again.
    if (!request) return refused("invalid_request");
    const { path } = TOOLS[request.feature];
    const send = (more: { parent_id?: string; seed?: number } | null) =>
      api.call("POST", path, { body: { ...request.body, ...more }, idempotencyKey: key });
    let outcome = await send(base);
    if (base && !outcome.ok && outcome.code === "not_found") {
      const { parent_id: _, ...seed } = base;
      outcome = await send(seed);
    }
    if (outcome.ok) runs.follow(outcome.value);
    for (const name of ["credits", "generations", "dashboard"])
      void queries.invalidateQueries({ queryKey: [name] });
    return outcome;
  });

export const readGeneration = ({ api, runs }: Services) =>
  fromPromise<Outcome<Generation>, { id: string }>(async ({ input, signal }) => {
    const outcome = await api.call("GET", "/api/generations/:id", {
      params: { id: input.id },
      signal,
    });
    if (outcome.ok && !isEnded(outcome.value)) runs.follow(outcome.value);
    return outcome;
  });

/** Cancels a run; lists show it as it is answered. One that could not be cancelled is asked for anew. */
export const cancelGeneration = ({ api, queries }: Services) =>
  fromPromise<Outcome<Generation>, { id: string }>(async ({ input }) => {
    const outcome = await api.call("POST", "/api/generations/:id/cancel", {
      params: { id: input.id },
    });
    if (outcome.ok) takeGeneration(queries, outcome.value);
    else void queries.invalidateQueries({ queryKey: ["generations"] });
    void queries.invalidateQueries({ queryKey: ["credits"] });
    return outcome;
  });

/**
 * Follows one run on the browser's event stream: asks for its present state first (an event may
 * have passed before anyone listened), then passes on what the stream says until it breaks.
 */
export const watchGeneration = ({ api, hub }: Services) =>
  fromCallback<OrderEvent, { id: string }>(({ input, sendBack }) => {
    const stop = new AbortController();
    let heard = false;
    const leave = hub.subscribe((signal) => {
      if (signal.type === "lost")
        queueMicrotask(() => !stop.signal.aborted && sendBack({ type: "stream.lost" }));
      if (signal.type !== "event" || signal.event !== "generation") return;
      const generation = signal.data;
      if (generation.id !== input.id || "deleted" in generation) return;
      heard = true;
      sendBack({ type: "job.progressed", generation });
    });
    api
      .call("GET", "/api/generations/:id", { params: { id: input.id }, signal: stop.signal })
      .then((outcome) => {
        if (!outcome.ok || stop.signal.aborted) return;
        if (!heard || isEnded(outcome.value))
          sendBack({ type: "job.progressed", generation: outcome.value });
      })
      .catch(() => !stop.signal.aborted && sendBack({ type: "stream.lost" }));
    return () => {
      stop.abort();
      leave();
    };
  });

/** Asks for the price again when the browser says that the network is back. */
export const watchNetwork = fromCallback<OrderEvent, undefined>(({ sendBack }) => {
  const back = () => sendBack({ type: "quote.retry" });
  window.addEventListener("online", back);
  return () => window.removeEventListener("online", back);
});
