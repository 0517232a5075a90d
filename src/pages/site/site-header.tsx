import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useTools } from "#src/flows/kit/tools.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { toolCount } from "#src/lib/text/tool-count.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { PublicHeader } from "#src/ui/frames/public-header.tsx";
import { BLOG } from "#wire/pages.ts";

/** The public header. `action` replaces "Vào studio" once someone is signed in. */
export function SiteHeader({
  path,
  language,
  action,
}: {
  /** Address of the page, to mark its link. */
  path: string;
  language: ReactNode;
  action?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const isOpen = useIsOpen();
  const tools = useTools().filter((tool) => isOpen(tool.href));
  const link = (href: string, label: string) => ({
    href,
    label,
    current: href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`),
  });
  const services = t({ id: "nav.services", message: "Dịch vụ" });
  return (
    <PublicHeader
      home={{ href: "/", label: t({ id: "nav.home_link", message: "Mẫu Studio, về trang chủ" }) }}
      navLabel={t({ id: "nav.main", message: "Trang chính" })}
      menu={{
        open: t({ id: "nav.open_menu", message: "Mở danh mục" }),
        close: t({ id: "nav.close_menu", message: "Đóng danh mục" }),
      }}
      links={[
        link("/", t({ id: "nav.home", message: "Trang chủ" })),
        link("/about", t({ id: "nav.about", message: "Về chúng tôi" })),
        {
          ...link("/services", services),
          children: [
            ...(isOpen("/services")
              ? [
                  link(
                    "/services",
                    t({
                      id: "nav.all_services",
                      message: `Cả ${{ tools: toolCount(i18n) }} công cụ`,
                    }),
                  ),
                ]
              : []),
            ...tools.map((tool) => link(tool.href, tool.name)),
          ],
        },
        link("/pricing", t({ id: "nav.pricing", message: "Bảng giá" })),
        link("/contact", t({ id: "nav.contact", message: "Liên hệ" })),
        link(BLOG.home, t({ id: "nav.blog", message: "Blog" })),
      ].filter((item) => "children" in item || isOpen(item.href))}
      language={language}
      action={
        action ?? (
          <LinkButton href="/dashboard" look="ink">
            {t({ id: "nav.go_app", message: "Vào studio" })}
          </LinkButton>
        )
      }
    />
  );
}
