import type { Asset } from "./assets.ts";
import type { Credits } from "./credits.ts";
import type { Generation } from "./generations.ts";

interface Gone {
  id: string;
  deleted: true;
}
/** What an event stream says of each thing: as it is now, or that it is gone. */
interface StreamData {
  generation: Generation | Gone;
  credits: Credits;
  asset: Asset | Gone;
}
/** What GET /api/events has news of; its event `closed` says that a newer stream took its place. */
export const STREAM_TOPICS = [
  "generation",
  "credits",
  "asset",
] as const satisfies (keyof StreamData)[];
export type StreamTopic = (typeof STREAM_TOPICS)[number];
/** One event of a stream. */
export type StreamNews = {
  [Topic in StreamTopic]: { event: Topic; data: StreamData[Topic] };
}[StreamTopic];
