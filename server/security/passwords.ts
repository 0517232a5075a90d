import { hash, verify } from "@node-rs/argon2";
import { rateLimited } from "#server/errors.ts";

/** argon2id, 19 MiB, two passes: OWASP's first choice. Each takes about 60 ms and 19 MiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for null as well, after the same work: an unknown address takes as long as a known one. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Hashing with at most `width` at once and `depth` waiting; beyond that callers are asked to wait. */
export function createPasswords(width = 2, depth = 200): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const decoy = hash("a password nobody has", OPTIONS);
  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= depth) throw rateLimited(5000);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return {
    hash: (password) => bounded(() => hash(password.normalize("NFC"), OPTIONS)),
    verify: (stored, password) =>
      bounded(async () => {
        const matches = await verify(stored ?? (await decoy), password.normalize("NFC"));
        return matches && stored !== null;
      }),
  };
}
