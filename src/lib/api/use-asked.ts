import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useApp } from "#src/lib/app.tsx";
import { type Asked, isOld } from "./answers.ts";

export interface Found<T> {
  /** Undefined until it has come; an older one stands while it is asked for anew. */
  data: T | undefined;
  /** Neither an answer nor a failure yet. */
  isPending: boolean;
  isFetching: boolean;
  failure: Error | null;
  refetch(): void;
}

/** The answer to a question of a public page, asked when the page is shown and when it grew old. */
export function useAsked<T>(asked: Asked<T>): Found<T> {
  const { answers } = useApp();
  const read = () => answers.at<T>(asked.key);
  const kept = useSyncExternalStore(answers.subscribe, read, read);
  const { data, at, failure, asking } = kept;
  const id = JSON.stringify(asked.key);
  // What fails is told by `failure`.
  const ask = useEffectEvent(() => void answers.ask(asked).catch(() => {}));
  useEffect(() => {
    if (id && isOld({ at })) ask();
  }, [id, at]);
  return {
    data,
    isPending: data === undefined && failure === null,
    isFetching: asking !== null,
    failure: data === undefined ? failure : null,
    refetch: () => void answers.renew(asked).catch(() => {}),
  };
}
