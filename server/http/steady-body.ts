import { ApiError } from "#server/errors.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";

const late = () =>
  new ApiError("request_timeout", {
    values: { seconds: TIMES.bodyStall / 1000 },
    headers: { connection: "close" },
  });

const gone = (cause: unknown): never => {
  throw new ApiError("invalid_request", { headers: { connection: "close" }, cause });
};

/**
 * The bytes of a body as they come, for as long as they do: each 64 KiB may be waited for 30 seconds
 * in all, however small the pieces are. What a slow reader here takes is not counted. Throws
 * request_timeout, or invalid_request when the sender goes away, who will not hear it.
 */
export async function* steadily(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let left: number = TIMES.bodyStall;
  let brought = 0;
  try {
    for (;;) {
      const since = performance.now();
      const next = await within(chunks.next().catch(gone), left);
      if (next.done) return;
      left -= performance.now() - since;
      brought += next.value.length;
      if (brought >= LIMITS.bodyProgressBytes) [left, brought] = [TIMES.bodyStall, 0];
      yield next.value;
    }
  } finally {
    // Not awaited: a source that stands still would hold us here.
    void chunks.return?.().catch(() => undefined);
  }
}

/** What a promise brings, if it does so in time; it is heard even when it fails later. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, ms));
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
