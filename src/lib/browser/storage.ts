import { STORAGE_KEYS } from "#wire/values.ts";
import { hasFields } from "../has-fields.ts";

/** localStorage that never throws: a full or forbidden store is as good as an empty one. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost: the value also lives in memory.
  }
}
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
/** Removes every key that begins so. */
export function removeStoredWith(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
/** Parsed JSON, or undefined when there is none or it is broken. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The cached user is only as good as what these fields need; the server's answer replaces it. */
export function readCachedUser<User>(): User | null {
  const read = readStoredJson(STORAGE_KEYS.user);
  return hasFields<User>(read, { id: "string", name: "string", email: "string" }) ? read : null;
}

/** The same for one tab: it outlives a reload and goes with the tab. */
export function readTabJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
export function writeToTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing is lost: the value also lives in memory.
  }
}
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
