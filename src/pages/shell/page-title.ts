import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { type AnyRouteMatch, type StaticDataRouteOption, useMatches } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { PRODUCT } from "#wire/product.ts";
import { NOT_FOUND } from "./not-found.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What the browser's tab says before the product's name. */
    title?: MessageDescriptor;
    /** Search engines are asked to leave the page out. */
    noindex?: boolean;
    /** The address of the very same page: the two share a title. */
    sameAs?: string;
  }
}

/** What the matched routes say of title and robots; of a page that is not there, that. */
export function pageTitleOf(matches: readonly AnyRouteMatch[]): StaticDataRouteOption {
  const isMissing = matches.some((match) => match._notFound || match.status === "notFound");
  if (isMissing) return { title: NOT_FOUND, noindex: true };
  return matches.findLast((match) => match.staticData.title)?.staticData ?? {};
}

/** Keeps the document's title and its robots mark true to the page shown, in the language chosen. */
export function usePageTitle(): void {
  const { i18n } = useLingui();
  const page = useMatches({
    select: (matches) => {
      return pageTitleOf(matches);
    },
  });
  const own = useSyncExternalStore(pageName.subscribe, pageName.now, () => null);
  const named = own ?? (page.title && i18n._(page.title));
  const unseen = useSyncExternalStore(unseenRuns.subscribe, unseenRuns.now, () => 0);
  const mark = unseen > 0 ? `(${unseen}) ` : "";
  const title = `${mark}${named ? `${named} · ${PRODUCT}` : PRODUCT}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!page.noindex) return;
    // A page that was rendered ahead brought its mark along.
    const mark =
      document.head.querySelector<HTMLMetaElement>('meta[name="robots"]') ??
      document.createElement("meta");
    mark.name = "robots";
    mark.content = "noindex";
    document.head.append(mark);
    return () => mark.remove();
  }, [page.noindex]);
}

/** A value that something on the page sets while it stands. */
function told<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
/** The name that the page shown gives itself: a post's title. */
const pageName = told<string | null>(null);
/** Names the page while it is shown, before what its route is called; null leaves it at that. */
export function usePageName(name: string | null): void {
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(null);
  }, [name]);
}
/** How many ended runs nobody has looked at yet. */
const unseenRuns = told(0);
/** Says so in the title of every page. */
export function useUnseenMark(count: number): void {
  useEffect(() => {
    unseenRuns.set(count);
    return () => unseenRuns.set(0);
  }, [count]);
}
