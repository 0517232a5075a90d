import { useEffect, useState } from "react";
import { useApp } from "#src/lib/app.tsx";
import { TIMES } from "#wire/limits.ts";
import type { Api } from "./api.ts";
import { persist } from "./retry.ts";

/** A question to the server whose answer is kept: five minutes, shared by all who ask. */
export interface Question<T> {
  ask(api: Api): Promise<T>;
  /** The answer as far as it has come. */
  known(api: Api): T | null;
  /** Takes an answer that came with the page. */
  take(api: Api, value: T): void;
}

/**
 * For small facts on a public page: such a page starts without the cache of the studio's lists.
 * Retries like that cache.
 */
export function question<T>(call: (api: Api) => Promise<T>): Question<T> {
  const kept = new WeakMap<Api, { at: number; answer: Promise<T>; value?: T }>();
  const fresh = (api: Api) => {
    const found = kept.get(api);
    return found && Date.now() - found.at < TIMES.cache ? found : undefined;
  };
  return {
    known: (api) => fresh(api)?.value ?? null,
    ask: (api) => {
      const found = fresh(api);
      if (found) return found.answer;
      const answer = persist(() => call(api));
      const entry: { at: number; answer: Promise<T>; value?: T } = { at: Date.now(), answer };
      kept.set(api, entry);
      answer.then(
        (value) => {
          entry.value = value;
        },
        () => kept.delete(api),
      );
      return answer;
    },
    take: (api, value) =>
      void kept.set(api, { at: Date.now(), answer: Promise.resolve(value), value }),
  };
}

/** The answer, or null as long as there is none. */
export function useAnswer<T>(asked: Question<T>): T | null {
  const { api } = useApp();
  const [answer, setAnswer] = useState(() => asked.known(api));
  useEffect(() => {
    let isGone = false;
    asked.ask(api).then(
      (value) => isGone || setAnswer(value),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [asked, api]);
  return answer;
}
