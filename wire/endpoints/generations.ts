import * as v from "valibot";
import * as assets from "../assets.ts";
import * as credits from "../credits.ts";
import * as G from "../generations.ts";
import * as site from "../site.ts";
import { TOOL_BODIES, TOOLS } from "../tools/tools.ts";
import type { Feature } from "../values.ts";
import type { Endpoint } from "./endpoint.ts";

/** A tool's call; what it takes is an order of the tool from there on. */
const call = <P extends string, F extends Feature, S extends v.GenericSchema>(
  { path, feature }: { path: P; feature: F },
  body: S,
) =>
  ({
    method: "POST",
    path,
    service: feature,
    access: "token",
    status: 202,
    body: v.pipe(
      body,
      v.transform((accepted) => ({ feature, body: accepted })),
    ),
    answer: G.Generation,
    idempotent: true,
  }) as const;

/** The five tools, their runs, what a run costs, and what is shown of results. */
export const GENERATION_ENDPOINTS = {
  [TOOLS.virtual_try_on.endpoint]: call(TOOLS.virtual_try_on, TOOL_BODIES.virtual_try_on),
  [TOOLS.body_generator.endpoint]: call(TOOLS.body_generator, TOOL_BODIES.body_generator),
  [TOOLS.hairstyle_changer.endpoint]: call(TOOLS.hairstyle_changer, TOOL_BODIES.hairstyle_changer),
  [TOOLS.image_to_video.endpoint]: call(TOOLS.image_to_video, TOOL_BODIES.image_to_video),
  [TOOLS.image_editing.endpoint]: call(TOOLS.image_editing, TOOL_BODIES.image_editing),
  generations: {
    method: "GET",
    path: "/api/generations",
    access: "token",
    status: 200,
    query: G.GenerationsQuery,
    answer: G.GenerationList,
  },
  generation: {
    method: "GET",
    path: "/api/generations/:id",
    access: "token",
    status: 200,
    answer: G.Generation,
  },
  deleteGeneration: {
    method: "DELETE",
    path: "/api/generations/:id",
    access: "token",
    status: 204,
  },
  generationEvents: {
    method: "GET",
    path: "/api/generations/:id/events",
    access: "token",
    status: 200,
    stream: "sse",
  },
  cancelGeneration: {
    method: "POST",
    path: "/api/generations/:id/cancel",
    access: "token",
    status: 200,
    answer: G.Generation,
  },
  regenerate: {
    method: "POST",
    path: "/api/generations/:id/regenerate",
    access: "token",
    status: 202,
    body: G.RegenerateBody,
    answer: G.Generation,
    idempotent: true,
  },
  share: {
    method: "POST",
    path: "/api/generations/:id/share",
    access: "token",
    status: 200,
    answer: G.ShareAnswer,
  },
  endShare: { method: "DELETE", path: "/api/generations/:id/share", access: "token", status: 204 },
  showInCommunity: {
    method: "PUT",
    path: "/api/generations/:id/community",
    access: "session",
    status: 204,
  },
  hideFromCommunity: {
    method: "DELETE",
    path: "/api/generations/:id/community",
    access: "session",
    status: 204,
  },
  downloadGeneration: {
    method: "GET",
    path: "/api/generations/:id/download",
    access: "token",
    status: 200,
    query: assets.DownloadQuery,
    stream: "file",
  },
  downloadGenerations: {
    method: "POST",
    path: "/api/generations/download",
    access: "token",
    status: 200,
    body: assets.DownloadIdsBody,
    stream: "zip",
  },
  events: { method: "GET", path: "/api/events", access: "session", status: 200, stream: "sse" },
  quote: {
    method: "POST",
    path: "/api/quote",
    access: "token",
    status: 200,
    body: G.QuoteBody,
    answer: G.Quote,
  },
  costs: {
    method: "GET",
    path: "/api/costs",
    access: "public",
    status: 200,
    answer: credits.CostTable,
  },
  estimates: {
    method: "GET",
    path: "/api/estimates",
    access: "public",
    status: 200,
    answer: G.Estimates,
  },
  hairstyles: {
    method: "GET",
    path: "/api/hairstyles",
    access: "public",
    status: 200,
    answer: assets.HairstyleList,
  },
  presets: {
    method: "GET",
    path: "/api/presets",
    access: "public",
    status: 200,
    answer: assets.PresetList,
  },
  videoModels: {
    method: "GET",
    path: "/api/video-models",
    access: "public",
    status: 200,
    answer: G.VideoModelList,
  },
  community: {
    method: "GET",
    path: "/api/community",
    access: "public",
    status: 200,
    query: assets.CommunityQuery,
    answer: assets.CommunityList,
  },
  publicShare: {
    method: "GET",
    path: "/api/shares/:id",
    access: "public",
    status: 200,
    answer: G.Share,
  },
  report: {
    method: "POST",
    path: "/api/reports",
    access: "public",
    status: 201,
    body: site.ReportBody,
    answer: site.IdAnswer,
  },
} as const satisfies Record<string, Endpoint>;
