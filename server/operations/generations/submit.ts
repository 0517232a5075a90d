import { randomInt } from "node:crypto";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { assets, type FileForms, generationInputs, generations, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { lockAccount, reserve, shortOf } from "#server/domain/credits/ledger.ts";
import { notify } from "#server/domain/events/notify.ts";
import {
  type ChosenInput,
  checkInstruction,
  checkSettings,
  findInputs,
} from "#server/domain/generations/check-inputs.ts";
import { type Description, describe } from "#server/domain/generations/describe.ts";
import { reachable } from "#server/domain/generations/find.ts";
import { presentGeneration } from "#server/domain/generations/present.ts";
import { type KeyedAnswer, storeAnswer, storedAnswer } from "#server/domain/idempotency.ts";
import { errnoOf } from "#server/errno.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { fold } from "#wire/fold.ts";
import { DAY, LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import { chosenIn, type Order } from "#wire/tools/orders.ts";
import { DEFAULT_LANGUAGE, type Feature, ID_PREFIXES, type PlanId } from "#wire/values.ts";

interface CopiedInput {
  input: ChosenInput;
  assetId: string;
  key: string;
  forms: FileForms;
}
export interface Submission {
  order: Order;
  idempotencyKey: string | undefined;
  /** Pictures already found (regenerate); else they are looked up from the body. */
  inputs?: ChosenInput[];
}

/**
 * Accepts a run: checks everything, then in one transaction under the account's lock holds the
 * credits, writes the generation and queues the job. Nothing is spent on any refusal: not_found,
 * image_too_small, unsupported_combination, engine_unavailable, instruction_not_supported,
 * insufficient_credits.
 */
export async function submit(ctx: SignedCtx, submission: Submission): Promise<KeyedAnswer> {
  const { order, idempotencyKey } = submission;
  const { feature, body } = order;
  const intent = { key: idempotencyKey, content: [feature, body] };
  const before = await storedAnswer(ctx, ctx.db, intent);
  if (before) return before;
  checkSettings(order);
  const inputs = submission.inputs ?? (await findInputs(ctx, order));
  await checkParent(ctx, body.parent_id);
  const engine = ctx.engines.of(feature);
  if (!engine) throw new ApiError("engine_unavailable");
  checkInstruction(ctx.engines, chosenIn(order));
  const { costOn, settings, style, searchText } = describe(order);
  await checkBalance(ctx, feature, costOn);
  const copies = await copyInputs(ctx, inputs);
  try {
    return await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '10s'`);
      const account = await lockAccount(tx, ctx.caller.userId);
      const first = await storedAnswer(ctx, tx, intent);
      if (first) {
        await removeCopies(ctx, copies);
        return first;
      }
      const now = ctx.now();
      await keepFairUse(tx, account, now);
      const cost = costOn(account.plan);
      const id = newId(ID_PREFIXES.generation);
      await reserve(tx, account, { generationId: id, feature, cost }, now);
      const names = inputs.map(
        (input) => input.asset?.name ?? input.sample?.labels[DEFAULT_LANGUAGE] ?? "",
      );
      const [row] = await tx
        .insert(generations)
        .values({
          id,
          userId: account.id,
          feature,
          waitsFor: ctx.engines.ready(feature) ? "turn" : "engine_data",
          cost,
          charged: cost,
          settings,
          seed: body.seed ?? randomInt(LIMITS.seedMax),
          parentId: body.parent_id ?? null,
          ...style,
          engineId: engine.engine,
          engineModel: engine.model,
          enginePreview: engine.preview,
          searchFolded: searchText(names),
          priority: PLAN_LIMITS[account.plan].priority ? 1 : 0,
          createdAt: now,
        })
        .returning();
      if (!row) throw new Error("a generation was not written");
      await writeInputs(tx, account.id, id, copies, now);
      await ctx.queue.send(tx);
      await notify(tx, account.id, "generation", id);
      const viewer = { plan: account.plan, language: ctx.language };
      const answer = await presentGeneration(ctx, tx, row, viewer);
      return storeAnswer(ctx, tx, intent, { status: 202, answer });
    });
  } catch (error) {
    await removeCopies(ctx, copies);
    throw error;
  }
}

/** A plan without a credit limit has a daily one of runs: rate_limited beyond it. */
async function keepFairUse(
  tx: Transaction,
  { id, plan }: { id: string; plan: PlanId },
  now: Date,
): Promise<void> {
  if (!PLAN_LIMITS[plan].unlimited) return;
  const limit = { key: `fair-use:${id}`, points: LIMITS.fairUsePerDay, window: DAY };
  await takePoint(tx, limit, now);
}

async function checkParent(ctx: SignedCtx, parentId: string | undefined): Promise<void> {
  if (parentId === undefined) return;
  const own = and(eq(generations.id, parentId), reachable(ctx));
  const [parent] = await ctx.db.select({ id: generations.id }).from(generations).where(own);
  if (!parent) throw new ApiError("not_found");
}

/** A first look without a lock, so that a call that cannot be paid copies no files. */
async function checkBalance(
  ctx: SignedCtx,
  feature: Feature,
  costOn: Description["costOn"],
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!user) throw new ApiError("unauthorized");
  const cost = costOn(user.plan);
  if (user.balance < cost) throw shortOf(user.balance, cost, feature);
}

/** The generation's own copies: hard links, so that later deletions leave its history whole. */
async function copyInputs(ctx: SignedCtx, inputs: readonly ChosenInput[]): Promise<CopiedInput[]> {
  const copies: CopiedInput[] = [];
  try {
    for (const input of inputs) {
      const key = ctx.store.newKey();
      let forms: FileForms = input.asset?.forms ?? {};
      if (input.asset) await ctx.store.duplicate(input.asset.key, key);
      else if (input.sample) forms = await ctx.samples.copyInto(ctx.store, input.sample, key);
      copies.push({ input, assetId: newId(ID_PREFIXES.asset), key, forms });
    }
    return copies;
  } catch (error) {
    await removeCopies(ctx, copies);
    // Its files vanished between the look-up and the copy: it was deleted meanwhile.
    if (errnoOf(error) === "ENOENT") throw new ApiError("not_found");
    throw error;
  }
}
async function removeCopies(ctx: SignedCtx, copies: readonly CopiedInput[]): Promise<void> {
  await Promise.all(copies.map((copy) => ctx.store.remove(copy.key)));
}

async function writeInputs(
  tx: Transaction,
  userId: string,
  generationId: string,
  copies: readonly CopiedInput[],
  now: Date,
): Promise<void> {
  for (const { input, assetId, key, forms } of copies) {
    const { asset, sample, role } = input;
    const name = asset?.name ?? sample?.labels[DEFAULT_LANGUAGE] ?? "";
    const file = asset?.file ?? `clean${path.extname(sample?.file ?? "")}`;
    await tx.insert(assets).values({
      id: assetId,
      userId,
      usage: asset?.usage ?? sample?.usage ?? "image",
      origin: asset?.origin ?? "sample",
      name,
      nameFolded: fold(name),
      mime: asset?.mime ?? sample?.mime ?? "",
      width: input.width,
      height: input.height,
      bytes: asset?.bytes ?? sample?.bytes ?? 0,
      alpha: asset?.alpha ?? false,
      category: asset?.category ?? sample?.category ?? null,
      key,
      file,
      forms,
      generationId,
      hidden: true,
      createdAt: now,
    });
    await tx.insert(generationInputs).values({ generationId, role, assetId, sourceId: input.id });
  }
}
