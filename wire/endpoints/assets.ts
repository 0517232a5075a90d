import * as assets from "../assets.ts";
import { Reading, ReadingBody } from "../readings.ts";
import type { Endpoint } from "./endpoint.ts";

/** Pictures and videos, downloads, and the files themselves. */
export const ASSET_ENDPOINTS = {
  uploadAsset: {
    method: "POST",
    path: "/api/assets",
    access: "token",
    status: 201,
    multipart: true,
    answer: assets.Asset,
  },
  assets: {
    method: "GET",
    path: "/api/assets",
    access: "token",
    status: 200,
    query: assets.AssetsQuery,
    answer: assets.AssetList,
  },
  asset: {
    method: "GET",
    path: "/api/assets/:id",
    access: "token",
    status: 200,
    answer: assets.Asset,
  },
  patchAsset: {
    method: "PATCH",
    path: "/api/assets/:id",
    access: "token",
    status: 200,
    body: assets.PatchAssetBody,
    answer: assets.Asset,
  },
  deleteAsset: { method: "DELETE", path: "/api/assets/:id", access: "token", status: 204 },
  readPicture: {
    method: "POST",
    path: "/api/assets/:id/reading",
    access: "token",
    status: 200,
    body: ReadingBody,
    answer: Reading,
  },
  downloadAsset: {
    method: "GET",
    path: "/api/assets/:id/download",
    access: "token",
    status: 200,
    query: assets.DownloadQuery,
    stream: "file",
  },
  samples: {
    method: "GET",
    path: "/api/samples",
    access: "public",
    status: 200,
    query: assets.SamplesQuery,
    answer: assets.SampleList,
  },
  createDownload: {
    method: "POST",
    path: "/api/downloads",
    access: "session",
    status: 201,
    body: assets.DownloadBody,
    answer: assets.DownloadAnswer,
  },
  download: {
    method: "GET",
    path: "/api/downloads/:ticket",
    access: "signature",
    status: 200,
    stream: "file",
  },
  file: {
    method: "GET",
    path: "/files/:key/:name",
    access: "signature",
    status: 200,
    stream: "file",
  },
  sampleFile: {
    method: "GET",
    path: "/samples/:name",
    access: "public",
    status: 200,
    stream: "file",
  },
  sampleThumb: {
    method: "GET",
    path: "/samples/thumbs/:name",
    access: "public",
    status: 200,
    stream: "file",
  },
} as const satisfies Record<string, Endpoint>;
