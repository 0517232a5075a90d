import { afterEach, expect, test, vi } from "vitest";
import { Api } from "./api.ts";
import { EventHub, type StreamSignal } from "./stream.ts";

const api = new Api({
  base: "http://studio.example",
  token: () => "token.a",
  language: () => "vi",
  onUnauthorized: () => {},
});
afterEach(() => vi.unstubAllGlobals());

/** A server whose streams the test feeds and cuts. */
function server() {
  const calls: { headers: Headers; feed(text: string): void; cut(): void }[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    let sink: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sink = controller;
      },
    });
    calls.push({
      headers: new Headers(init.headers),
      feed: (text) => sink.enqueue(new TextEncoder().encode(text)),
      cut: () => sink.error(new TypeError("cut")),
    });
    return Promise.resolve(new Response(body, { status: 200 }));
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("BroadcastChannel", undefined);
  return calls;
}

test("one stream: open, events in order; cut: lost, then resumed after the last id", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = server();
  const hub = new EventHub(api);
  const heard: StreamSignal[] = [];
  hub.subscribe((signal) => heard.push(signal));
  hub.start("usr_1");
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: "open" }));
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer token.a");
  calls[0]?.feed('id: 5\nevent: credits\ndata: {"balance":4}\n\n');
  await vi.waitFor(() =>
    expect(heard.at(-1)).toMatchObject({ type: "event", event: "credits", data: { balance: 4 } }),
  );
  calls[0]?.cut();
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: "lost" }));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.headers.get("last-event-id")).toBe("5");
  hub.stop();
  vi.useRealTimers();
});

test("a stream whose place was taken stays away until somebody comes to this browser", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = server();
  const hub = new EventHub(api);
  const heard: StreamSignal[] = [];
  hub.subscribe((signal) => heard.push(signal));
  hub.start("usr_1");
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: "open" }));
  calls[0]?.feed('id: 5\nevent: credits\ndata: {"balance":4}\n\n');
  calls[0]?.feed('event: closed\ndata: {"reason":"newer_stream"}\n\n');
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: "lost" }));
  expect(heard.filter(({ type }) => type === "event")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.headers.get("last-event-id")).toBe("5");
  hub.stop();
  vi.useRealTimers();
});

test("who subscribes hears at once whether the line stands", () => {
  server();
  const heard: StreamSignal[] = [];
  new EventHub(api).subscribe((signal) => heard.push(signal));
  expect(heard).toEqual([{ type: "lost" }]);
});
