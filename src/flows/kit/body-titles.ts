import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Gender } from "#wire/values.ts";

/** Name a made person, in the tool and in every list of what was made. */
export const bodyTitles: Record<Gender, MessageDescriptor> = {
  female: msg({ id: "body.title.female", message: "Người mẫu nữ, {height} cm" }),
  male: msg({ id: "body.title.male", message: "Người mẫu nam, {height} cm" }),
};
