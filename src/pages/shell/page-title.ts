import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
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

const PRODUCT = "Mẫu Studio";

/** Keeps the document's title and its robots mark true to the page shown, in the language chosen. */
export function usePageTitle(): void {
  const { i18n } = useLingui();
  const page = useMatches({
    select: (matches) => {
      const isMissing = matches.some((match) => match._notFound || match.status === "notFound");
      if (isMissing) return { title: NOT_FOUND, noindex: true };
      return matches.findLast((match) => match.staticData.title)?.staticData ?? {};
    },
  });
  const title = page.title ? `${i18n._(page.title)} · ${PRODUCT}` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!page.noindex) return;
    const mark = document.createElement("meta");
    mark.name = "robots";
    mark.content = "noindex";
    document.head.append(mark);
    return () => mark.remove();
  }, [page.noindex]);
}
