import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { isPlainPress } from "#src/lib/browser/plain-press.ts";
import type { AnchorProps } from "#src/ui/actions/link.tsx";

/** The ui parts' anchor inside the app: our own pages open without a load, the rest as usual. */
export function RouterLink({ href, onClick, ...rest }: AnchorProps) {
  const router = useRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      !isPlainPress(event) ||
      rest.target ||
      !href.startsWith("/") ||
      href.startsWith("/dev-tools")
    )
      return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={press} />;
}
