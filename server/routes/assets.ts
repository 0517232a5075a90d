import { Readable } from "node:stream";
import type { Ctx, Deps } from "#server/deps.ts";
import { callerOfSession } from "#server/domain/sessions/identify.ts";
import { ApiError } from "#server/errors.ts";
import { remakeThumb } from "#server/files/lost-thumbs.ts";
import { attachment } from "#server/files/names.ts";
import { isSigned, openTicket } from "#server/files/signed-urls.ts";
import { type ZipEntry, zipOf } from "#server/files/zip.ts";
import { validate } from "#server/http/body.ts";
import type { App, Call } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { withUpload } from "#server/http/receive-upload.ts";
import { FILE_POLICY } from "#server/http/security-headers.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { sendStored, webStream } from "#server/http/send-file.ts";
import { typeOf } from "#server/http/static.ts";
import { exportAccount, requestExport } from "#server/operations/accounts/export.ts";
import {
  createDownload,
  type DownloadFile,
  downloadAsset,
  downloadGeneration,
  downloadGenerations,
  type Ticket,
} from "#server/operations/assets/download.ts";
import {
  deleteAsset,
  listAssets,
  listSamples,
  readAsset,
  renameAsset,
} from "#server/operations/assets/library.ts";
import { uploadAsset } from "#server/operations/assets/upload.ts";
import { exportPayments, PAYMENTS_FILE } from "#server/operations/payments/history.ts";
import { readPicture } from "#server/operations/readings/read-picture.ts";
import { UploadUsage } from "#wire/assets.ts";
import { DEFAULT_LANGUAGE } from "#wire/values.ts";

const PRIVATE = "private, max-age=600";
const NOT_KEPT = "private, no-store";

/** The assets library, downloads, and the files themselves. */
export function assetRoutes(app: App, deps: Deps) {
  route(app, deps, "uploadAsset", (ctx, _input, call) =>
    withUpload(ctx, call, ({ stage, file, name, fields }) => {
      const usage = validate(UploadUsage, fields.usage, "usage");
      return uploadAsset(ctx, { stage, file, name, usage });
    }),
  );
  route(app, deps, "assets", (ctx, { query }) => listAssets(ctx, query));
  route(app, deps, "asset", (ctx, { param }) => readAsset(ctx, { id: param("id") }));
  route(app, deps, "patchAsset", (ctx, { body, param }) =>
    renameAsset(ctx, { id: param("id"), name: body.name }),
  );
  route(app, deps, "deleteAsset", (ctx, { param }) => deleteAsset(ctx, { id: param("id") }));
  route(app, deps, "readPicture", (ctx, { body, param }) =>
    readPicture(ctx, { ...body, id: param("id") }),
  );
  route(app, deps, "samples", (ctx, { query }) => listSamples(ctx, query));
  route(app, deps, "createDownload", (ctx, { body }) => createDownload(ctx, body));
  route(app, deps, "downloadAsset", async (ctx, { query, param }, call) =>
    send(call, await downloadAsset(ctx, { id: param("id"), choice: query })),
  );
  route(app, deps, "downloadGeneration", async (ctx, { query, param }, call) =>
    send(call, await downloadGeneration(ctx, { id: param("id"), choice: query })),
  );
  route(app, deps, "downloadGenerations", async (ctx, { body }) =>
    sendZip(ctx, await downloadGenerations(ctx, body)),
  );
  route(app, deps, "exportAccount", (ctx) => requestExport(ctx));
  route(app, deps, "exportedAccount", async (ctx, { param }) => {
    const [, id] = /^(\w+)\.zip$/.exec(param("file")) ?? [];
    if (!id) throw new ApiError("not_found");
    return sendZip(ctx, await exportAccount(ctx, { id }));
  });
  route(app, deps, "download", async (ctx, _input, call) => {
    const sealed = call.req.param("ticket") ?? "";
    const ticket = openTicket(ctx.keys.urls, sealed, ctx.now()) as Ticket | null;
    if (!ticket) throw new ApiError("link_expired");
    const { userId, sessionId, id = "", ids = [], choice } = ticket;
    const signed = { ...ctx, caller: await callerOfSession(ctx, { userId, sessionId }) };
    if (ticket.kind === "generations") {
      return sendZip(ctx, await downloadGenerations(signed, { ids }));
    }
    if (ticket.kind === "payments") {
      const { filters = {}, language = DEFAULT_LANGUAGE } = ticket;
      return sendCsv(await exportPayments({ ...signed, language }, filters), PAYMENTS_FILE);
    }
    if (ticket.kind === "account") return sendZip(ctx, await exportAccount(signed, { id }));
    const read = ticket.kind === "asset" ? downloadAsset : downloadGeneration;
    return send(call, await read(signed, { id, choice }));
  });
  route(app, deps, "file", async (ctx, { param }, call) => {
    const [key, name] = [param("key"), param("name")];
    const query = new URL(call.req.url).searchParams;
    if (!isSigned(ctx.keys.urls, `/files/${key}/${name}`, query, ctx.now())) {
      throw new ApiError("link_expired");
    }
    const file = ctx.store.file(key, name);
    const how = { type: typeOf(name), cache: PRIVATE };
    try {
      return await sendStored(call.req.raw, file, how);
    } catch (error) {
      if (!(await remakeThumb(ctx.store, key, name))) throw error;
      return sendStored(call.req.raw, file, how);
    }
  });
  sampleFiles(app, deps);
}

function sampleFiles(app: App, deps: Deps) {
  const cache = "public, max-age=86400";
  route(app, deps, "sampleThumb", async (ctx, { param }, call) => {
    const found = ctx.samples.find(param("name"));
    if (!found) throw new ApiError("not_found");
    const file = await ctx.samples.thumb(found.row);
    return sendStored(call.req.raw, file, { type: "image/webp", cache });
  });
  route(app, deps, "sampleFile", async (ctx, { param }, call) => {
    const found = ctx.samples.find(param("name"));
    if (!found) throw new ApiError("not_found");
    return sendStored(call.req.raw, found.file, { type: found.row.mime, cache });
  });
}

function send(call: Call, file: DownloadFile): Promise<Response> | Response {
  const disposition = attachment(file.name);
  if ("path" in file) {
    const options = { type: file.mime, cache: NOT_KEPT, disposition };
    return sendStored(call.req.raw, file.path, options);
  }
  return new Response(new Uint8Array(file.data), {
    headers: {
      "content-type": file.mime,
      "content-length": String(file.data.length),
      "content-disposition": disposition,
      "content-security-policy": FILE_POLICY,
      "cache-control": NOT_KEPT,
    },
  });
}

function sendZip(ctx: Ctx, files: readonly ZipEntry[]): Response {
  const stream = webStream(Readable.from(zipOf(files, ctx.now())));
  const headers = {
    "content-type": "application/zip",
    "content-disposition": attachment("mau-studio.zip"),
    "cache-control": NOT_KEPT,
  };
  return new Response(stream, { headers });
}
