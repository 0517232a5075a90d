import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";

/**
 * Reads text/event-stream from a fetch body, because EventSource cannot carry an Authorization
 * header. Ends when the stream ends.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<EventSourceMessage> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
