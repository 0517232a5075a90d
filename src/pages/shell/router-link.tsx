import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { AnchorProps } from "#src/ui/actions/link.tsx";

/** The ui parts' anchor inside the app: our own pages open without a load, the rest as usual. */
export function RouterLink({ href, onClick, ...rest }: AnchorProps) {
  const router = useRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      event.defaultPrevented ||
      !plain ||
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
