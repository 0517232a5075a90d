import { ApiError, rateLimited } from "#server/errors.ts";
import { LIMITS } from "#wire/limits.ts";

/** How long a form waits for room, unread, before it is asked to come again. */
const PATIENCE_MS = 20_000;
const COME_AGAIN_MS = 5000;
/** More than this many waiting are asked at once: a socket each is all they may hold. */
const MOST_WAITING = 500;
/** Of one: who sends more at once keeps the others' places in the line free. */
const MOST_WAITING_EACH = 50;

interface Waiting {
  who: string;
  bytes: number;
  enter: () => void;
}

/**
 * How many forms one process receives at once, and how many bytes those may come to: a disk and a
 * memory are the machine's own, so each process counts for itself. Nobody takes more than their
 * share; who comes later waits with nothing read.
 */
export class FormGate {
  readonly #inside = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #forms = 0;
  #bytes = 0;

  /**
   * Waits for room for a form of at most so many bytes; answers what gives the room back. Whoever
   * has room goes in, however many wait who have none. Throws rate_limited when there is none within
   * twenty seconds.
   */
  async enter(who: string, bytes: number): Promise<() => void> {
    const leave = () => this.#leave(who, bytes);
    if (this.#hasRoom(who, bytes)) {
      this.#take(who, bytes);
      return leave;
    }
    const own = this.#waiting.filter((waiting) => waiting.who === who).length;
    if (own >= MOST_WAITING_EACH || this.#waiting.length >= MOST_WAITING) throw comeAgain();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(comeAgain());
      }, PATIENCE_MS);
      const waiting: Waiting = {
        ...{ who, bytes },
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
    return leave;
  }
  #hasRoom(who: string, bytes: number): boolean {
    return (
      this.#forms < LIMITS.formsAtOnce &&
      (this.#bytes + bytes <= LIMITS.formBytesAtOnce || this.#forms === 0) &&
      (this.#inside.get(who) ?? 0) < LIMITS.formsAtOnceEach
    );
  }
  #take(who: string, bytes: number) {
    this.#forms += 1;
    this.#bytes += bytes;
    this.#inside.set(who, (this.#inside.get(who) ?? 0) + 1);
  }
  #leave(who: string, bytes: number) {
    this.#forms -= 1;
    this.#bytes -= bytes;
    const left = (this.#inside.get(who) ?? 1) - 1;
    if (left > 0) this.#inside.set(who, left);
    else this.#inside.delete(who);
    this.#letIn();
  }
  /** The first that has room goes in, then the next: one who has their share keeps nobody waiting. */
  #letIn() {
    for (let n = 0; n < this.#waiting.length; ) {
      const next = this.#waiting[n] as Waiting;
      if (!this.#hasRoom(next.who, next.bytes)) {
        n += 1;
        continue;
      }
      this.#waiting.splice(n, 1);
      this.#take(next.who, next.bytes);
      next.enter();
    }
  }
}

const comeAgain = () => rateLimited(COME_AGAIN_MS, { connection: "close" });

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
