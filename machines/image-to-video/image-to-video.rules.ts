import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import { LIMITS } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import {
  MOTIONS,
  type Motion,
  VIDEO_DURATIONS,
  VIDEO_MODEL_IDS,
  VIDEO_RESOLUTIONS,
  type VideoDuration,
  type VideoFlag,
  type VideoModelId,
  type VideoResolution,
} from "#wire/values.ts";
import { VIDEO_DEFAULTS, VIDEO_MODELS } from "#wire/video-models.ts";
import type { DraftToRestore } from "../kit/wizard.ts";

/** The flags that are on or off; cfg_scale is a number. */
export type SwitchFlag = Exclude<VideoFlag, "cfg_scale">;
export interface ImageToVideoSettings {
  model: VideoModelId;
  motion: Motion;
  prompt: string;
  duration: VideoDuration;
  resolution: VideoResolution;
  fixed_camera: boolean;
  prompt_optimizer: boolean;
  generate_audio: boolean;
  /** 0–1; null leaves it to the model. */
  cfg_scale: number | null;
}
export interface ImageToVideoChoice extends ImageToVideoSettings {
  image: Asset | null;
}
/** The picture a video is made of, by the name its draft and its body give it. */
export type ImageToVideoRole = "image";
/** Why a step cannot be left or the video not be made; the words live in the flow's messages. */
export type ImageToVideoReason = "image_missing" | "image_too_small" | "prompt_too_long";

const defaults: ImageToVideoSettings = { ...VIDEO_DEFAULTS, prompt: "", cfg_scale: null };
export const emptyChoice: ImageToVideoChoice = { image: null, ...defaults };

export function imageReasons({ image }: ImageToVideoChoice): ImageToVideoReason[] {
  if (image === null) return ["image_missing"];
  return Math.min(image.width, image.height) < LIMITS.toolMinSide ? ["image_too_small"] : [];
}
export const orderReasons = (choice: ImageToVideoChoice): ImageToVideoReason[] => [
  ...imageReasons(choice),
  ...([...choice.prompt.trim()].length > LIMITS.promptChars ? (["prompt_too_long"] as const) : []),
];

export const takesDuration = (model: VideoModelId, duration: VideoDuration): boolean =>
  VIDEO_MODELS[model].durations.includes(duration);
export const takesResolution = (model: VideoModelId, resolution: VideoResolution): boolean =>
  resolution in VIDEO_MODELS[model].resolutions;
export const takesFlag = (model: VideoModelId, flag: VideoFlag): boolean =>
  VIDEO_MODELS[model].flags.includes(flag);

/** The same settings as far as the model takes them: its nearest length, a resolution it has. */
export function fitted<Settings extends ImageToVideoSettings>(settings: Settings): Settings {
  const { durations, resolutions } = VIDEO_MODELS[settings.model];
  const has = (flag: VideoFlag) => takesFlag(settings.model, flag);
  const away = (duration: number) => Math.abs(duration - settings.duration);
  const nearest = [...durations].sort((a, b) => away(a) - away(b))[0] ?? settings.duration;
  const resolution = VIDEO_RESOLUTIONS.find((value) => value in resolutions);
  return {
    ...settings,
    duration: nearest,
    resolution: takesResolution(settings.model, settings.resolution)
      ? settings.resolution
      : (resolution ?? settings.resolution),
    fixed_camera: settings.fixed_camera && has("fixed_camera"),
    prompt_optimizer: settings.prompt_optimizer && has("prompt_optimizer"),
    generate_audio: settings.generate_audio && has("generate_audio"),
    cfg_scale: has("cfg_scale") ? settings.cfg_scale : null,
  };
}

/** Whether any setting is not as it stood at first. */
export const isChanged = (choice: ImageToVideoSettings): boolean =>
  keysOf(defaults).some((name) => choice[name] !== defaults[name]);

const settingsOf = (choice: ImageToVideoSettings): ImageToVideoSettings => ({
  model: choice.model,
  motion: choice.motion,
  duration: choice.duration,
  resolution: choice.resolution,
  fixed_camera: choice.fixed_camera,
  prompt_optimizer: choice.prompt_optimizer,
  generate_audio: choice.generate_audio,
  prompt: choice.prompt,
  cfg_scale: choice.cfg_scale,
});

/** The order of a finished choice. */
export function requestOf(choice: ImageToVideoChoice): OrderInput<"image_to_video"> {
  const { prompt, cfg_scale, ...settings } = settingsOf(choice);
  return {
    feature: "image_to_video",
    body: {
      image: choice.image?.id ?? "",
      ...settings,
      ...(prompt.trim() && { prompt: prompt.trim() }),
      ...(cfg_scale !== null && { cfg_scale }),
    },
  };
}

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
const Settings = v.object({
  model: v.picklist(VIDEO_MODEL_IDS),
  motion: v.picklist(MOTIONS),
  prompt: v.string(),
  duration: v.picklist(VIDEO_DURATIONS),
  resolution: v.picklist(VIDEO_RESOLUTIONS),
  fixed_camera: v.boolean(),
  prompt_optimizer: v.boolean(),
  generate_audio: v.boolean(),
  cfg_scale: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export const ImageToVideoDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  image: v.nullable(v.pipe(v.string(), v.minLength(1))),
  ...Settings.entries,
});
export type ImageToVideoDraft = v.InferOutput<typeof ImageToVideoDraft>;

export const draftOf = (choice: ImageToVideoChoice): ImageToVideoDraft => ({
  version: DRAFT_VERSION,
  image: choice.image?.id ?? null,
  ...settingsOf(choice),
});

/** Reads a stored draft: null when there is none, "dropped" when it is old, broken or impossible. */
export function readDraft(stored: unknown): ImageToVideoDraft | null | "dropped" {
  if (stored === null || stored === undefined) return null;
  const read = v.safeParse(ImageToVideoDraft, stored);
  return read.success ? fitted(read.output) : "dropped";
}

/** The draft with another picture in it; the settings stay. */
export const withInput = (draft: ImageToVideoDraft | null, id: string): ImageToVideoDraft => ({
  ...(draft ?? draftOf(emptyChoice)),
  image: id,
});

export const idsOf = (
  draft: ImageToVideoDraft | null,
): Record<ImageToVideoRole, string | null> => ({ image: draft?.image ?? null });

/** What to ask the server for when a draft is opened; a run of the same picture and settings. */
export function restoreOf(draft: ImageToVideoDraft | null): DraftToRestore<ImageToVideoRole> {
  const ids = idsOf(draft);
  if (draft === null || draft.image === null) return { ids, request: null };
  const { model, motion, duration, resolution } = draft;
  return { ids, request: { image: draft.image, model, motion, duration, resolution } };
}

/** A finished run's own picture and settings become the choice again. */
export function choiceOfRun({ inputs, settings }: Generation): ImageToVideoChoice {
  const read = v.safeParse(Settings, { ...defaults, ...settings });
  return {
    ...(read.success ? fitted(read.output) : defaults),
    image: inputs.find(({ role }) => role === "source_image")?.asset ?? null,
  };
}

/** What is opened to make a run of the history once more. */
export const draftOfRun = (run: Generation): ImageToVideoDraft => draftOf(choiceOfRun(run));
