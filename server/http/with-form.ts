import type { Ctx } from "#server/deps.ts";
import { networkOf } from "#server/security/addresses.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Call } from "./endpoint.ts";
import { formBytes, formGate, storageFull } from "./form-gate.ts";
import { discardBody, type FormShape, type ReceivedForm, receiveForm } from "./receive-form.ts";

/** What a form brought, and the folder its files lie in while it is worked on. */
export interface StagedForm extends ReceivedForm {
  stage: string;
}

/**
 * The one way a form comes in: waits for room among those being received, refuses when the disk has
 * none, reads it into a stage, and takes the stage away again whatever becomes of it.
 */
export async function withForm<T>(
  ctx: Ctx,
  call: Call,
  shape: FormShape,
  use: (form: StagedForm) => Promise<T>,
): Promise<T> {
  const request = { incoming: call.env?.incoming, raw: call.req.raw };
  const most = shape.maxFiles * LIMITS.uploadBytes + shape.fieldBytes;
  const bytes = formBytes(call.req.header("content-length"), most);
  const leave = await formGate.enter(ctx.caller?.userId ?? networkOf(ctx.address).net, bytes);
  try {
    if ((await ctx.store.freeBytes()) - bytes < LIMITS.diskReserveBytes) {
      await discardBody(request);
      throw storageFull();
    }
    const stage = await ctx.store.stage();
    try {
      return await use({ stage, ...(await receiveForm(request, stage, shape)) });
    } finally {
      await ctx.store.discard(stage);
    }
  } finally {
    leave();
  }
}
