import { ApiError } from "#server/errors.ts";
import type { Network } from "#server/security/addresses.ts";
import { LIMITS } from "#wire/limits.ts";

/** How long a form waits for room, unread, before it is asked to come again. */
const PATIENCE_MS = 20_000;
const COME_AGAIN_MS = 5000;
/** More than this many waiting are asked at once: a socket each is all they may hold. */
const MOST_WAITING = 500;
/** The same for one sender, so that nobody fills the line alone. */
const MOST_WAITING_EACH = 50;

/** Somebody or somewhere that has a share: so many forms at once, and so many bytes of them. */
export interface Share {
  name: string;
  forms: number;
  bytes?: number;
}
interface Form {
  shares: readonly Share[];
  bytes: number;
}
interface Waiting extends Form {
  enter: () => void;
}

/**
 * How many forms one process receives at once, and how many bytes those may come to: a disk and a
 * memory are the machine's own, so each process counts for itself. Nobody takes more than their
 * share; who comes later waits with nothing read.
 */
export class FormGate {
  readonly #inside = new Map<string, { forms: number; bytes: number }>();
  readonly #waiting: Waiting[] = [];
  #forms = 0;
  #bytes = 0;
  /** What the disk has for forms, when last looked at. */
  #disk = Number.POSITIVE_INFINITY;

  /**
   * Waits for room for a form of at most so many bytes; answers what gives the room back. Whoever
   * has room goes in, however many wait who have none. `disk` is what the disk has left for forms:
   * more than that is never inside. Throws rate_limited when there is no room within twenty seconds.
   */
  async enter(
    shares: readonly Share[],
    bytes: number,
    disk = Number.POSITIVE_INFINITY,
  ): Promise<() => void> {
    this.#disk = disk;
    const form = { shares, bytes };
    const leave = () => this.#leave(form);
    if (this.#hasRoom(form)) {
      this.#take(form);
      return leave;
    }
    const [who] = shares;
    const own = this.#waiting.filter((waiting) => waiting.shares[0]?.name === who?.name).length;
    if (own >= MOST_WAITING_EACH || this.#waiting.length >= MOST_WAITING) throw comeAgain();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(comeAgain());
      }, PATIENCE_MS);
      const waiting: Waiting = {
        ...form,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
    return leave;
  }
  #hasRoom({ shares, bytes }: Form): boolean {
    const most = Math.min(LIMITS.formBytesAtOnce, this.#disk);
    const fits = this.#bytes + bytes <= most || this.#forms === 0;
    return (
      this.#forms < LIMITS.formsAtOnce &&
      fits &&
      shares.every((share) => {
        const inside = this.#inside.get(share.name) ?? { forms: 0, bytes: 0 };
        const over = share.bytes !== undefined && inside.bytes + bytes > share.bytes;
        return inside.forms < share.forms && !(over && inside.forms > 0);
      })
    );
  }
  #take({ shares, bytes }: Form) {
    this.#forms += 1;
    this.#bytes += bytes;
    for (const { name } of shares) {
      const inside = this.#inside.get(name) ?? { forms: 0, bytes: 0 };
      this.#inside.set(name, { forms: inside.forms + 1, bytes: inside.bytes + bytes });
    }
  }
  #leave({ shares, bytes }: Form) {
    this.#forms -= 1;
    this.#bytes -= bytes;
    for (const { name } of shares) {
      const inside = this.#inside.get(name) ?? { forms: 1, bytes };
      if (inside.forms > 1) {
        this.#inside.set(name, { forms: inside.forms - 1, bytes: inside.bytes - bytes });
      } else this.#inside.delete(name);
    }
    this.#letIn();
  }
  /** Lets in, in order, all that have room; a sender who has used up their share blocks nobody. */
  #letIn() {
    for (let n = 0; n < this.#waiting.length; ) {
      const next = this.#waiting[n];
      if (!next) return;
      if (!this.#hasRoom(next)) {
        n += 1;
        continue;
      }
      this.#waiting.splice(n, 1);
      this.#take(next);
      next.enter();
    }
  }
}

/** Nobody did anything wrong: too many came at once. */
const comeAgain = () =>
  new ApiError("rate_limited", {
    variant: "forms_busy" as const,
    values: { seconds: COME_AGAIN_MS / 1000 },
    extra: { retry_after: COME_AGAIN_MS / 1000 },
    headers: { connection: "close", "retry-after": String(COME_AGAIN_MS / 1000) },
  });

/**
 * The shares a form takes of: its account's or place's own, that of the network around it, and for
 * those without an account half of everything, so that they never stand in the way of those with one.
 */
export function sharesOf(userId: string | null, from: Network | null): Share[] {
  const each = LIMITS.formsAtOnceEach;
  const half = { forms: LIMITS.formsAtOnce / 2, bytes: LIMITS.formBytesAtOnce / 2 };
  const shares: Share[] = userId ? [{ name: userId, forms: each }] : [];
  if (from) shares.push({ name: from.net, forms: userId ? 2 * each : each });
  if (from?.site) shares.push({ name: from.site, forms: 4 * each });
  if (!userId) shares.push({ name: "guests", ...half });
  return shares;
}

/** The gate of this process. */
export const formGate = new FormGate();

/** What a form may come to: what it says, or the most that would be taken of one that doesn't. */
export function formBytes(announced: string | undefined, most: number): number {
  const told = Number(announced);
  if (announced === undefined || !Number.isFinite(told) || told < 0) return most;
  return Math.min(told, most);
}

/** Beyond what is left of the disk nothing is taken. */
export const storageFull = (cause?: unknown): ApiError =>
  new ApiError("storage_full", { headers: { connection: "close" }, cause });
