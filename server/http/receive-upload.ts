import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import type { Call } from "./call.ts";
import type { ReceivedFile, ReceivedForm } from "./receive-form.ts";
import { withForm } from "./with-form.ts";

const missing = new ApiError("invalid_request", { fields: { file: "required" } });
const SHAPE = { field: "file", maxFiles: 1, fieldBytes: 1000, missing };

/** One picture of a form and its texts. Throws file_too_large, or invalid_request without a file. */
export const withUpload = <T>(
  ctx: Ctx,
  call: Call,
  use: (upload: ReceivedFile & Pick<ReceivedForm, "fields"> & { stage: string }) => Promise<T>,
): Promise<T> =>
  withForm(ctx, call, SHAPE, ({ stage, files, fields }) => {
    const [only] = files;
    if (!only) throw missing;
    return use({ ...only, fields, stage });
  });
