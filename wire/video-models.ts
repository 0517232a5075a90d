import { keysOf } from "./keys.ts";
import {
  VIDEO_DURATIONS,
  VIDEO_RESOLUTIONS,
  type VideoDuration,
  type VideoFlag,
  type VideoModelId,
  type VideoResolution,
} from "./values.ts";

interface VideoModelRow {
  durations: readonly VideoDuration[];
  /** Resolutions it takes; `native` is what the model renders before scaling to it. */
  resolutions: Partial<Record<VideoResolution, string>>;
  flags: readonly VideoFlag[];
}

/** Which model takes which settings: one table, served by GET /api/video-models. */
export const VIDEO_MODELS: Record<VideoModelId, VideoModelRow> = {
  seedance_v1: {
    durations: [5, 8, 10],
    resolutions: { "480p": "480p", "1080p": "1080p" },
    flags: ["fixed_camera"],
  },
  veo_v2: { durations: [5, 8], resolutions: { "480p": "720p" }, flags: [] },
  veo3: { durations: [8], resolutions: { "1080p": "1080p" }, flags: ["generate_audio"] },
  hailuo_v2: {
    durations: [10],
    resolutions: { "480p": "512p" },
    flags: ["prompt_optimizer"],
  },
  "kling_v2.1": {
    durations: [5, 10],
    resolutions: { "480p": "std", "1080p": "pro" },
    flags: ["cfg_scale"],
  },
};

export const VIDEO_DEFAULTS = {
  model: "seedance_v1",
  motion: "natural",
  duration: 5,
  resolution: "1080p",
  fixed_camera: false,
  prompt_optimizer: false,
  generate_audio: false,
} as const;

/** What a model renders at where nothing is asked for: 1080p if it has it. */
export const resolutionOf = ({
  model,
  resolution,
}: {
  model: VideoModelId;
  resolution?: VideoResolution | undefined;
}): VideoResolution =>
  resolution ??
  (VIDEO_DEFAULTS.resolution in VIDEO_MODELS[model].resolutions
    ? VIDEO_DEFAULTS.resolution
    : "480p");

export interface VideoChoice {
  model: VideoModelId;
  duration?: VideoDuration | undefined;
  resolution?: VideoResolution | undefined;
  fixed_camera?: boolean | undefined;
  prompt_optimizer?: boolean | undefined;
  generate_audio?: boolean | undefined;
  cfg_scale?: number | undefined;
}

/** The lengths and resolutions that a model takes, as they are told. */
export const optionsOf = (model: VideoModelId): Partial<Record<string, string>> => ({
  duration: VIDEO_MODELS[model].durations.join(", "),
  resolution: Object.keys(VIDEO_MODELS[model].resolutions).join(", "),
});

/** Names of the settings that the chosen model does not take; empty when the choice is legal. */
export function unsupportedVideoSettings(choice: VideoChoice): string[] {
  const row = VIDEO_MODELS[choice.model];
  const wrong: string[] = [];
  if (choice.duration && !row.durations.includes(choice.duration)) wrong.push("duration");
  if (choice.resolution && !(choice.resolution in row.resolutions)) wrong.push("resolution");
  for (const flag of ["fixed_camera", "prompt_optimizer", "generate_audio"] as const) {
    if (choice[flag] && !row.flags.includes(flag)) wrong.push(flag);
  }
  if (choice.cfg_scale !== undefined && !row.flags.includes("cfg_scale")) wrong.push("cfg_scale");
  return wrong;
}

/** The rows of GET /api/video-models; every model costs what the tool costs. */
export function videoModelList(cost: number) {
  return keysOf(VIDEO_MODELS).map((id) => ({
    id,
    durations: VIDEO_DURATIONS.map((value) => {
      const enabled = VIDEO_MODELS[id].durations.includes(value);
      return { value, enabled, reason: enabled ? null : "unsupported_combination" };
    }),
    resolutions: VIDEO_RESOLUTIONS.map((value) => {
      const native = VIDEO_MODELS[id].resolutions[value] ?? null;
      return {
        value,
        native,
        enabled: native !== null,
        reason: native ? null : "unsupported_combination",
      };
    }),
    flags: [...VIDEO_MODELS[id].flags],
    cost,
  }));
}
