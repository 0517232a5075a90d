import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, notInArray } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { knownDevices, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { countedNetwork } from "#server/security/addresses.ts";
import { hmac } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";

/*
 * Where an account was signed in before, by a token in the device's cookie and by the client's
 * network. It opens nothing by itself: a known place is only spared the limits that strangers fill.
 */

const deviceDigest = (ctx: Pick<Ctx, "keys">, token: string) =>
  hmac(ctx.keys.devices, `device:${token}`);

function placeDigest(ctx: Pick<Ctx, "config" | "keys" | "address">): string | null {
  const from = countedNetwork(ctx.address, ctx.config.trustProxyHops);
  return from && hmac(ctx.keys.devices, `network:${from.net}`);
}

export interface Known {
  /** The digest of the caller's device, when this account was signed in on it. */
  device: string | null;
  /** Whether it was signed in from the caller's network. */
  place: boolean;
}

/** Whether an account was signed in from here within `TIMES.knownDevice`. */
export async function knownHere(
  ctx: Pick<Ctx, "config" | "db" | "now" | "keys" | "address" | "device">,
  userId: string,
): Promise<Known> {
  const device = ctx.device.token === null ? null : deviceDigest(ctx, ctx.device.token);
  const place = placeDigest(ctx);
  const asked = [device, place].filter((digest) => digest !== null);
  const since = new Date(ctx.now().getTime() - TIMES.knownDevice);
  const rows = await ctx.db
    .select({ digest: knownDevices.digest })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        inArray(knownDevices.digest, asked),
        gt(knownDevices.seenAt, since),
      ),
    );
  const found = new Set(rows.map(({ digest }) => digest));
  return {
    device: device !== null && found.has(device) ? device : null,
    place: place !== null && found.has(place),
  };
}

/** Makes the caller's device and network known to an account; a device without a token gets one. */
export async function rememberHere(
  ctx: Pick<Ctx, "config" | "now" | "keys" | "address" | "device">,
  db: Queries,
  userId: string,
): Promise<void> {
  const token = ctx.device.token ?? randomBytes(32).toString("base64url");
  ctx.device.keep(token);
  const place = placeDigest(ctx);
  const seenAt = ctx.now();
  const digests = [deviceDigest(ctx, token), ...(place ? [place] : [])];
  await db.transaction(async (tx) => {
    // The account first, as whoever ends its sessions does.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
    await tx
      .insert(knownDevices)
      .values(digests.map((digest) => ({ userId, digest, seenAt })))
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.digest],
        set: { seenAt },
      });
  });
}

/** Forgets where an account was signed in: everywhere, or everywhere but here. */
export async function forgetDevices(
  ctx: Pick<Ctx, "config" | "keys" | "address" | "device">,
  db: Queries,
  userId: string,
  which: { exceptHere?: boolean } = {},
): Promise<void> {
  const here = [
    ...(ctx.device.token === null ? [] : [deviceDigest(ctx, ctx.device.token)]),
    placeDigest(ctx) ?? "",
  ];
  const elsewhere = which.exceptHere ? notInArray(knownDevices.digest, here) : undefined;
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), elsewhere));
}
