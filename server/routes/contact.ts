import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { attachment } from "#server/files/names.ts";
import { validate } from "#server/http/body.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { sendStored } from "#server/http/send-file.ts";
import { withForm } from "#server/http/with-form.ts";
import { contactFile, deleteContact, listContact } from "#server/operations/contact/read.ts";
import { countContact, sendContact } from "#server/operations/contact/send.ts";
import { ContactFields } from "#wire/contact.ts";
import { LIMITS } from "#wire/limits.ts";
import { CONTACT_HONEYPOT } from "#wire/values.ts";

/** A message of the longest text, in the letters that take most bytes, and then some. */
const FIELD_BYTES = LIMITS.contactDescriptionMax * 8;
const SHAPE = {
  field: "files",
  maxFiles: LIMITS.contactFiles,
  fieldBytes: FIELD_BYTES,
  missing: new ApiError("invalid_request", { fields: { body: "not_a_form" } }),
};

/** The contact form, and what administrators read of it. */
export function contactRoutes(app: App, deps: Deps) {
  route(app, deps, "contact", async (ctx, _input, call) => {
    // Counted before a byte is read: refused ones cost as much.
    await countContact(ctx);
    return withForm(ctx, call, SHAPE, ({ stage, files, fields }) =>
      sendContact(ctx, {
        stage,
        files,
        fields: validate(ContactFields, fields),
        honeypot: fields[CONTACT_HONEYPOT] ?? "",
        idempotencyKey: call.req.header("idempotency-key"),
      }),
    );
  });
  route(app, deps, "adminContact", (ctx, { query }) => listContact(ctx, query));
  route(app, deps, "deleteContact", (ctx, { param }) => deleteContact(ctx, { id: param("id") }));
  route(app, deps, "adminContactFile", async (ctx, { param }, call) => {
    const found = await contactFile(ctx, { id: param("id"), file: param("file") });
    return sendStored(call.req.raw, found.path, {
      type: found.mime,
      cache: "private, no-store",
      disposition: attachment(found.name),
    });
  });
}
