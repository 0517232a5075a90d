import { attachment } from "#server/files/names.ts";

/** A table to be saved under a name; nobody on the way keeps it. */
export function sendCsv(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachment(name),
      "cache-control": "private, no-store",
    },
  });
}
