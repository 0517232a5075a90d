import { TIMES } from "#wire/limits.ts";
import { STREAM_TOPICS, type StreamNews } from "#wire/stream.ts";
import type { Api } from "./api.ts";
import { readServerEvents } from "./sse.ts";

export type StreamSignal = { type: "open" } | { type: "lost" } | ({ type: "event" } & StreamNews);
type Listener = (signal: StreamSignal) => void;
type Message = StreamSignal | { type: "state?" } | { type: "here" };

/** Silence longer than two of the server's comments means the line is dead. */
const SILENCE = 2.2 * TIMES.streamComment;

/**
 * The one event stream of a browser. Tabs elect a leader (Web Locks), which reads GET /api/events
 * and passes everything on by BroadcastChannel, for HTTP/1.1 allows six connections to a host.
 */
export class EventHub {
  private readonly api: Api;
  private readonly listeners = new Set<Listener>();
  private channel: BroadcastChannel | null = null;
  private stopping: AbortController | null = null;
  private lastId: string | null = null;
  private open = false;
  private leading = false;
  /** Takes the stream up again after a newer one took its place; unset while none did. */
  private resume: (() => void) | null = null;

  constructor(api: Api) {
    this.api = api;
  }

  /** Starts for the signed-in user of the given id; earlier streams end. */
  start(userId: string): void {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    this.lastId = null;
    if (typeof BroadcastChannel !== "undefined") {
      this.channel = new BroadcastChannel(`mau-events:${userId}`);
      this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.hear(data);
      this.channel.postMessage({ type: "state?" } satisfies Message);
    }
    // Somebody is at this browser again: its stream may come back.
    const here = () => {
      if (document.visibilityState === "hidden") return;
      this.channel?.postMessage({ type: "here" } satisfies Message);
      this.resume?.();
    };
    window.addEventListener("focus", here, { signal: stopping.signal });
    document.addEventListener("visibilitychange", here, { signal: stopping.signal });
    const lead = () => this.lead(stopping.signal);
    if (navigator.locks) {
      navigator.locks
        .request(`mau-events:${userId}`, { signal: stopping.signal }, lead)
        .catch(() => {});
    } else void lead();
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.channel?.close();
    this.channel = null;
    this.leading = false;
    this.tell({ type: "lost" });
  }

  /** Hears every signal; the present state first. Returns the way to stop hearing. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    listener({ type: this.open ? "open" : "lost" });
    return () => this.listeners.delete(listener);
  }

  private tell(signal: StreamSignal): void {
    if (signal.type !== "event") {
      if (this.open === (signal.type === "open")) return;
      this.open = signal.type === "open";
    }
    for (const listener of this.listeners) listener(signal);
  }

  /** The leader's own signals go to this tab and to the others. */
  private pass(signal: StreamSignal): void {
    this.tell(signal);
    this.channel?.postMessage(signal);
  }

  private hear(message: Message): void {
    if (message.type === "here") this.resume?.();
    else if (message.type !== "state?") this.tell(message);
    else if (this.leading) this.channel?.postMessage({ type: this.open ? "open" : "lost" });
  }

  private async lead(stop: AbortSignal): Promise<void> {
    this.leading = true;
    while (!stop.aborted) {
      const end = await this.read(stop).catch(() => "lost" as const);
      if (stop.aborted) return;
      this.pass({ type: "lost" });
      if (end === "replaced") await this.awaitSomebody(stop);
      else await new Promise((resolve) => setTimeout(resolve, TIMES.streamRetry));
    }
  }

  /**
   * Waits until somebody uses a tab of this browser: reconnecting unasked would push out the other
   * streams.
   */
  private awaitSomebody(stop: AbortSignal): Promise<void> {
    return new Promise<void>((resolve) => {
      this.resume = resolve;
      stop.addEventListener("abort", () => resolve(), { once: true });
    }).finally(() => {
      this.resume = null;
    });
  }

  private async read(stop: AbortSignal): Promise<"lost" | "replaced"> {
    const cut = new AbortController();
    const onStop = () => cut.abort();
    stop.addEventListener("abort", onStop, { once: true });
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => cut.abort(), SILENCE);
    };
    try {
      const token = this.api.settings.token();
      const response = await fetch(`${this.api.settings.base}/api/events`, {
        headers: {
          ...this.api.headers(token),
          accept: "text/event-stream",
          ...(this.lastId !== null && { "last-event-id": this.lastId }),
        },
        signal: cut.signal,
        cache: "no-store",
      });
      if (response.status === 401 && token !== null) this.api.settings.onUnauthorized(token);
      if (!response.ok || !response.body) return "lost";
      this.pass({ type: "open" });
      alive();
      for await (const event of readServerEvents(response.body.pipeThrough(heartbeat(alive)))) {
        if (event.event === "closed") return "replaced";
        if (event.id !== undefined) this.lastId = event.id;
        const topic = STREAM_TOPICS.find((known) => known === event.event);
        if (topic) this.pass({ type: "event", event: topic, data: JSON.parse(event.data) });
      }
      return "lost";
    } finally {
      clearTimeout(watch);
      stop.removeEventListener("abort", onStop);
    }
  }
}

/** Passes bytes on and calls `beat` for each chunk, comments included. */
const heartbeat = (
  beat: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(chunk, controller) {
      beat();
      controller.enqueue(chunk);
    },
  });
