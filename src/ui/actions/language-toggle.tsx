import type { MouseEvent } from "react";
import { LinkButton } from "./link-button.tsx";

/** Shows the language in use; leads to the page in the other, or changes it in place. */
export function LanguageToggle({
  code,
  label,
  href,
  leadsTo,
  onToggle,
  quiet,
}: {
  /** "VI" or "EN". */
  code: string;
  /** What a press does: "Đổi sang English". Its name is the code, which is what one sees, then this. */
  label: string;
  /** The page in the other language, for who has no script yet or opens it beside. */
  href: string;
  /** That language's code, as HTML names it. */
  leadsTo: string;
  onToggle: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Without an edge, as in the public header. */
  quiet?: boolean;
}) {
  return (
    <LinkButton
      size="small"
      look={quiet ? "quiet" : "plain"}
      icon="globe"
      href={href}
      hrefLang={leadsTo}
      aria-label={`${code}. ${label}`}
      onClick={onToggle}
    >
      {code}
    </LinkButton>
  );
}
