import { expect, test } from "vitest";
import { readServerEvents } from "./sse.ts";

const stream = (...chunks: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test("events come whole however the bytes are cut; comments and empty blocks are skipped", async () => {
  const text =
    'retry: 2000\n\n: hi\n\nid: 7\nevent: credits\ndata: {"balance":\ndata: 4}\n\ndata: ợ\r\n\r\nevent: half';
  const whole = [];
  for await (const event of readServerEvents(stream(text))) whole.push(event);
  expect(whole).toEqual([
    { id: "7", event: "credits", data: '{"balance":\n4}' },
    { id: undefined, event: undefined, data: "ợ" },
  ]);
  for (const size of [1, 3, 7]) {
    const cut = [];
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
    for await (const event of readServerEvents(stream(...pieces))) cut.push(event);
    expect(cut).toEqual(whole);
  }
});
