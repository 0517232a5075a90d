import type { SignedCtx } from "#server/deps.ts";
import { identifyAny } from "#server/domain/sessions/identify-token.ts";
import { follow, type StreamMessage, takeStreamPlace } from "#server/domain/streams/stream.ts";
import { TIMES } from "#wire/limits.ts";
import type { Call } from "./call.ts";

/** A reader that falls this far behind is let go; it comes back and resumes. */
const MAX_BEHIND = 1024 * 1024;

/**
 * Answers with an event stream: `retry`, then events with ids, and a comment every 15 seconds,
 * at which the session is checked again. `closed` says that a newer stream took this one's place.
 */
export async function streamEvents(
  ctx: SignedCtx,
  call: Call,
  generation?: string,
): Promise<Response> {
  const encoder = new TextEncoder();
  const authorization = call.req.header("authorization");
  const lastHeader = call.req.header("last-event-id");
  const lastId = lastHeader && /^\d{1,15}$/.test(lastHeader) ? Number(lastHeader) : null;
  let stop = () => {};
  let timer: NodeJS.Timeout | undefined;
  let replaced = () => {};
  let finish = () => {};
  const leave = await takeStreamPlace(ctx, generation, {
    replaced: () => replaced(),
    lost: () => finish(),
  });
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          clearInterval(timer);
          stop();
          leave();
          try {
            controller.close();
          } catch {
            // The client has already gone.
          }
        };
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) < -MAX_BEHIND) return end();
          controller.enqueue(encoder.encode(text));
        };
        finish = end;
        replaced = () => {
          write(`event: closed\ndata: ${JSON.stringify({ reason: "newer_stream" })}\n\n`);
          end();
        };
        const recheck = () => identifyAny(ctx, authorization);
        write(`retry: ${TIMES.streamRetry}\n\n`);
        timer = setInterval(() => {
          recheck()
            .then(() => write(": still here\n\n"), end)
            .catch(end);
        }, TIMES.streamComment);
        const push = ({ id, event, data }: StreamMessage) =>
          write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        stop = follow(ctx, { lastId, ...(generation ? { generation } : {}), recheck, push, end });
      },
      cancel() {
        clearInterval(timer);
        stop();
        leave();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  });
}
