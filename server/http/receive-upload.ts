import type { IncomingMessage } from "node:http";
import { ApiError } from "#server/errors.ts";
import { nameInForm } from "#server/files/names.ts";
import { type ReceivedFile, type ReceivedForm, receiveForm } from "./receive-form.ts";

/** One picture of a form and its texts. Throws file_too_large, or invalid_request without a file. */
export async function receiveUpload(
  request: { incoming: IncomingMessage | undefined; raw: Request },
  stage: string,
): Promise<ReceivedFile & Pick<ReceivedForm, "fields">> {
  const missing = new ApiError("invalid_request", { fields: { file: "required" } });
  const shape = { field: "file", maxFiles: 1, fieldBytes: 1000, missing };
  const { files, fields } = await receiveForm(request, stage, shape);
  const [only] = files;
  if (!only) throw missing;
  return { ...only, name: nameInForm(only.name), fields };
}
