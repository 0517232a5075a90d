import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useTools } from "#src/flows/kit/tools.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { Swatch } from "#src/ui/marks/swatch.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { NOT_FOUND } from "./not-found.tsx";
import * as s from "./not-found-page.css.ts";
import { PublicPage } from "./public-page.tsx";

/** An address that is no page: what was asked for, and the ways on. */
export function NotFoundPage() {
  const { t, i18n } = useLingui();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isOpen = useIsOpen();
  const tools = useTools().filter(({ href }) => isOpen(href));
  return (
    <PublicPage path={path}>
      <section className={s.section}>
        <Backdrop tone="grey" paperClassName={s.paper}>
          <svg className={s.hanger} viewBox="0 0 220 150" aria-hidden="true">
            <path d="M110 0v26M110 26a14 14 0 1 1 10 24q-10 4-10 16M110 66 8 128M110 66l102 62M8 128h204" />
          </svg>
          <p className={cx(heading.page, s.number)} aria-hidden="true">
            404
          </p>
        </Backdrop>
        <div className={s.words}>
          <h1 className={heading.page}>{i18n._(NOT_FOUND)}</h1>
          <p className={text.lead}>
            {t({ id: "shell.not_found_text", message: "Đường dẫn sai, hoặc trang đã dời đi." })}
          </p>
          <p className={s.asked}>{path}</p>
          <div className={s.ways}>
            <LinkButton look="ink" href="/">
              {t({ id: "shell.to_home", message: "Về trang chủ" })}
            </LinkButton>
            <LinkButton href="/dashboard">
              {t({ id: "shell.to_studio", message: "Vào studio" })}
            </LinkButton>
          </div>
          <nav aria-labelledby="not-found-tools">
            <h2 id="not-found-tools" className={text.head}>
              {t({ id: "shell.not_found_tools", message: "Hay bạn tìm một công cụ?" })}
            </h2>
            <ul className={s.tools}>
              {tools.map(({ href, name, tone }) => (
                <li key={href}>
                  <Link href={href} className={s.tool}>
                    <Swatch tone={tone} />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
    </PublicPage>
  );
}
