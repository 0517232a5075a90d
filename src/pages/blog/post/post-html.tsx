import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { serverHtml } from "#src/lib/browser/server-html.ts";
import { isPage } from "#wire/pages.ts";
import * as s from "./post-html.css.ts";

/** A post's text as the server made it. Links to our own pages open without a load. */
export function PostHtml({ html, lang }: { html: string; lang?: string }) {
  const router = useRouter();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !link || link.target || href?.startsWith("/") !== true) return;
      // Files and calls of the server are no pages of the app.
      if (!isPage(new URL(link.href).pathname)) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    box?.addEventListener("click", follow);
    return () => box?.removeEventListener("click", follow);
  }, [router]);
  return (
    <div
      ref={text}
      className={s.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it safe; server-html.ts is the only way in.
      dangerouslySetInnerHTML={{ __html: serverHtml(html) }}
    />
  );
}
