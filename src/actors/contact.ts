import { fromCallback, fromPromise } from "xstate";
import type {
  ContactFormEvent,
  ContactMessage,
} from "#machines/contact-form/contact-form.machine.ts";
import { type FileRef, type SniffedType, sniffType } from "#machines/kit/file.ts";
import { refusalOf } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import { timeoutFor } from "#wire/limits.ts";
import { CONTACT_HONEYPOT } from "#wire/values.ts";
import { blobOf } from "./blob-of.ts";

type Looked = readonly { file: FileRef; type: SniffedType | null }[];

/** What each file is by its first bytes; null for one that can't be read. */
export const inspectFiles = fromPromise<Looked, { files: readonly FileRef[] }>(({ input }) =>
  Promise.all(
    input.files.map(async (file) => ({
      file,
      type: await blobOf(file)
        .slice(0, 32)
        .arrayBuffer()
        .then(
          (head) => sniffType(new Uint8Array(head)),
          () => null,
        ),
    })),
  ),
);

/** Sends a message with its files and tells the bytes sent; stopping the actor aborts it. */
export const watchSending = ({ api }: Pick<Services, "api">) =>
  fromCallback<ContactFormEvent, ContactMessage>(({ input, sendBack }) => {
    const request = new XMLHttpRequest();
    const token = api.settings.token();
    request.open("POST", `${api.settings.base}/api/contact`);
    for (const [name, value] of Object.entries(api.headers(token, input.key)))
      request.setRequestHeader(name, value);
    request.timeout = timeoutFor("/api/contact");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => {
      const percent = total > 0 ? Math.min(99, Math.floor((loaded / total) * 100)) : 0;
      sendBack({ type: "message.progressed", percent });
    };
    request.onload = () => {
      if (request.status === 201) return sendBack({ type: "message.arrived" });
      const refusal = refusalOf(request.status, request.response);
      sendBack({ type: "message.refused", refusal });
    };
    request.onerror = () => sendBack({ type: "message.interrupted" });
    request.ontimeout = request.onerror;
    request.send(formOf(input));
    return () => request.abort();
  });

function formOf({ draft, files, honeypot }: ContactMessage): FormData {
  const form = new FormData();
  const texts = {
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    topic: draft.topic,
    description: draft.description,
    [CONTACT_HONEYPOT]: honeypot,
    ...(draft.phone.trim() !== "" && { phone: draft.phone }),
  };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const file of files) form.append("files", blobOf(file), file.name);
  return form;
}
