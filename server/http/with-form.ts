import type { Ctx } from "#server/deps.ts";
import { networkOf } from "#server/security/addresses.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Call } from "./call.ts";
import { formBytes, formGate, sharesOf, storageFull } from "./form-gate.ts";
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
  // A file that is being cleaned is on the disk twice for a moment.
  const needed = 2 * bytes;
  const left = async () => (await ctx.store.freeBytes()) - LIMITS.diskReserveBytes;
  const refuse = async (error: unknown): Promise<never> => {
    await discardBody(request);
    throw error;
  };
  const room = await left();
  if (room < needed) return refuse(storageFull());
  const from = ctx.caller ? ctx.counted : (ctx.counted ?? networkOf(ctx.address));
  const shares = sharesOf(ctx.caller?.userId ?? null, from);
  const leave = await formGate.enter(shares, bytes, room / 2).catch(refuse);
  try {
    // The room may have been used up while this form waited.
    if ((await left()) < needed) return await refuse(storageFull());
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
