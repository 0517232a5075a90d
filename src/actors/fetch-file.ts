import { fromPromise } from "xstate";
import type { DownloadTarget } from "#machines/download/download.machine.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import { refusal } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import { startDownload } from "#src/lib/browser/start-download.ts";
import type { DownloadQuality, DownloadSize } from "#wire/values.ts";

interface Input {
  target: DownloadTarget;
  quality: DownloadQuality;
  size: DownloadSize;
}

/** Fetches the whole file, then hands it to the browser to save under the server's name. */
export const fetchFile = ({ api }: Services) =>
  fromPromise<Outcome<null>, Input>(async ({ input, signal }) => {
    const place = input.target.kind === "generation" ? "generations" : "assets";
    const response = await api.fetch("GET", `/api/${place}/:id/download`, {
      params: { id: input.target.id },
      query: input.target.media === "video" ? {} : { quality: input.quality, size: input.size },
      signal,
    });
    if (!response.ok) return refusal(response);
    save(await response.blob(), fileNameOf(response.headers.get("content-disposition")));
    return accepted(null);
  });

/** The name of a Content-Disposition header: filename* (RFC 5987) before filename. */
export function fileNameOf(header: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(header ?? "")?.[1] ?? "mau-studio";
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the list of who takes the newsletter, for administrators. */
export async function saveSubscribers(api: Services["api"]): Promise<Outcome<null>> {
  const response = await api.fetch("POST", "/api/admin/subscribers/export", {});
  if (!response.ok) return refusal(response);
  save(await response.blob(), fileNameOf(response.headers.get("content-disposition")));
  return accepted(null);
}

/** Saves a file that somebody attached to a message, for administrators. */
export async function saveContactFile(
  api: Services["api"],
  params: { id: string; file: string },
): Promise<Outcome<null>> {
  const response = await api.fetch("GET", "/api/admin/contact/:id/files/:file", { params });
  if (!response.ok) return refusal(response);
  save(await response.blob(), fileNameOf(response.headers.get("content-disposition")));
  return accepted(null);
}
