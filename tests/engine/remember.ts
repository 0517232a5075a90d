import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { inject } from "vitest";

interface Pixels {
  readonly data: Uint8Array | Float32Array;
  readonly width: number;
}
/** Readings of one kind that are kept in memory: one holds up to 13 MB, and tests measure memory. */
const KEPT = 3;
const kept = new Map<string, Map<string, unknown>>();

/** Pixels by their own bytes. */
function keyOf(parts: readonly Pixels[]): string {
  const hash = createHash("sha1");
  for (const { data, width } of parts) {
    hash.update(`${width} `);
    hash.update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  }
  return hash.digest("hex");
}

let isOff = false;
let isShared = true;
/** For files that measure memory: what is kept and copied here is not the product's. */
export function rememberNothing(): void {
  isOff = true;
}

/**
 * What `read` made of the same pixels before, in this test file or in another of this run. Readings
 * may be written over, so what is kept is handed out as a copy.
 */
export async function remembered<Reading>(
  kind: string,
  parts: readonly Pixels[],
  read: () => Promise<Reading>,
): Promise<Reading> {
  if (isOff) return read();
  const key = keyOf(parts);
  return copied(found<Reading>(kind, key) ?? tell(kind, key, await read()));
}

/** The same of a reading that is made at once. */
export function rememberedNow<Reading>(
  kind: string,
  parts: readonly Pixels[],
  read: () => Reading,
): Reading {
  if (isOff) return read();
  const key = keyOf(parts);
  return copied(found<Reading>(kind, key) ?? tell(kind, key, read()));
}

const copied = <Reading>(reading: Reading): Reading => structuredClone(reading);

/** What is known of these pixels, here or from another test file. */
function found<Reading>(kind: string, key: string): Reading | undefined {
  const known = kept.get(kind)?.get(key) ?? fromOtherFiles(kind, key);
  return known === undefined ? undefined : keep(kind, key, known as Reading);
}

function tell<Reading>(kind: string, key: string, reading: Reading): Reading {
  tellOtherFiles(kind, key, reading);
  return keep(kind, key, reading);
}

function keep<Reading>(kind: string, key: string, reading: Reading): Reading {
  const known = kept.get(kind) ?? new Map<string, unknown>();
  kept.set(kind, known);
  // What was asked for last is the newest.
  known.delete(key);
  known.set(key, reading);
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old);
  return reading;
}

const fileOf = (kind: string, key: string) => path.join(inject("readings"), `${kind} ${key}`);

function fromOtherFiles(kind: string, key: string): unknown {
  const file = fileOf(kind, key);
  return isShared && existsSync(file) ? withOwnBuffers(deserialize(readFileSync(file))) : undefined;
}

function tellOtherFiles(kind: string, key: string, reading: unknown): void {
  const file = fileOf(kind, key);
  // Another process never sees half a reading.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, serialize(reading));
  renameSync(half, file);
}

/** What is read back lies in one buffer; the engine's planes each have their own. */
function withOwnBuffers(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Uint8Array.prototype.slice.call(value);
  if (Array.isArray(value)) return value.map(withOwnBuffers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withOwnBuffers(part)]),
  );
}

/** For tests that two equal runs are equal: from here on this file reads everything anew. */
export function forgetReadings(): void {
  kept.clear();
  isShared = false;
}
