import { fromCallback, fromPromise } from "xstate";
import { type FileRef, type SniffedType, sniffType } from "#machines/kit/file.ts";
import type { UploadEvent } from "#machines/upload/upload.machine.ts";
import { refusalOf } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Asset } from "#wire/assets.ts";
import { timeoutFor } from "#wire/limits.ts";
import type { AssetUsage } from "#wire/values.ts";
import { blobOf } from "./blob-of.ts";

/** The type by the file's first bytes: names and browsers' guesses lie. */
export const inspectFile = fromPromise<SniffedType, { file: FileRef }>(async ({ input }) => {
  const head = await blobOf(input.file).slice(0, 32).arrayBuffer();
  return sniffType(new Uint8Array(head));
});

/**
 * Sends the file and reports the bytes sent. XMLHttpRequest, because fetch tells no upload
 * progress; stopping the actor aborts the request. Nothing is sent before the account's person has
 * consented, once; without consent the answer is the refusal consent_needed.
 */
export const watchUpload = ({ api, mayUpload }: Pick<Services, "api" | "mayUpload">) =>
  fromCallback<UploadEvent, { file: FileRef; usage: AssetUsage }>(({ input, sendBack }) => {
    const stopped = new AbortController();
    const request = new XMLHttpRequest();
    const token = api.settings.token();
    request.open("POST", `${api.settings.base}/api/assets`);
    for (const [name, value] of Object.entries(api.headers(token)))
      request.setRequestHeader(name, value);
    request.timeout = timeoutFor("/api/assets");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0)
        sendBack({
          type: "upload.progressed",
          percent: Math.min(99, Math.floor((loaded / total) * 100)),
        });
    };
    request.onload = () => {
      if (request.status === 201) {
        sendBack({ type: "upload.finished", asset: request.response as Asset });
        return;
      }
      if (request.status === 401 && token !== null) api.settings.onUnauthorized(token);
      if (request.status >= 500 || request.status === 0) sendBack({ type: "upload.interrupted" });
      else {
        const refusal = refusalOf(request.status, request.response);
        sendBack({ type: "upload.refused", code: refusal.code, message: refusal.message ?? null });
      }
    };
    request.onerror = () => sendBack({ type: "upload.interrupted" });
    request.ontimeout = request.onerror;
    const form = new FormData();
    form.append("usage", input.usage);
    form.append("file", blobOf(input.file), input.file.name);
    void mayUpload(stopped.signal).then((may) => {
      if (stopped.signal.aborted) return;
      if (may) request.send(form);
      else sendBack({ type: "upload.refused", code: "consent_needed", message: null });
    });
    return () => {
      stopped.abort();
      request.abort();
    };
  });
