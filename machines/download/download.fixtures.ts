import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { DownloadEvent, DownloadTarget } from "./download.machine.ts";

export const downloadInputs = {
  picture: { kind: "generation", id: "gen_linh", media: "image" },
  video: { kind: "generation", id: "gen_clip", media: "video" },
} satisfies Record<string, DownloadTarget>;

export const downloadEvents = {
  "download.open": [{ type: "download.open" }],
  "download.close": [{ type: "download.close" }],
  "quality.choose": [{ type: "quality.choose", quality: "low" }],
  "size.choose": [{ type: "size.choose", size: "medium" }],
  "download.start": [{ type: "download.start" }],
} satisfies EventFixtures<DownloadEvent>;

export const downloadOutcomes = { fetchFile: [accepted(null), refused("internal")] };
