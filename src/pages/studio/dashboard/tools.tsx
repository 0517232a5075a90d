import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES, useTools } from "#src/flows/kit/tools.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import * as s from "./dashboard.css.ts";

/** The tools that work, each hung on its own paper. */
export function Tools() {
  const { t, i18n } = useLingui();
  const isOpen = useIsOpen();
  const tools = useTools().filter(({ href }) => isOpen(href));
  return (
    <nav className={s.tools} aria-label={t({ id: "nav.tools", message: "Công cụ" })}>
      {tools.map(({ feature, href, name, tone }) => (
        <Link key={feature} href={href} className={s.tool}>
          <Backdrop tone={tone} paperClassName={s.toolPaper}>
            <span className={s.toolName}>{name}</span>
            <span>{i18n._(TOOL_FACES[feature].teaser)}</span>
          </Backdrop>
        </Link>
      ))}
    </nav>
  );
}
