import { useLingui } from "@lingui/react/macro";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { PublicFooter } from "#src/ui/frames/public-footer.tsx";
import { BLOG } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import { content } from "./content.ts";
import { type PaymentMark, PaymentMarks } from "./payment-marks.tsx";

/** The public footer. `payments` are the marks of the gateways that are switched on. */
export function SiteFooter({ payments }: { payments: readonly PaymentMark[] }) {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const open = <Item extends { href: string }>(links: Item[]) =>
    links.filter((link) => isOpen(link.href));
  return (
    <PublicFooter
      home={{ href: "/", label: t({ id: "nav.home_link", message: "Mẫu Studio, về trang chủ" }) }}
      tagline={t({
        id: "footer.tagline",
        message: "Tiệm ảnh trực tuyến cho shop thời trang, tiệm tóc và người làm video bán hàng.",
      })}
      columns={[
        {
          head: PRODUCT,
          links: open([
            { href: "/about", label: t({ id: "nav.about", message: "Về chúng tôi" }) },
            { href: "/services", label: t({ id: "nav.services", message: "Dịch vụ" }) },
            { href: "/pricing", label: t({ id: "nav.pricing", message: "Bảng giá" }) },
            { href: BLOG.home, label: t({ id: "nav.blog", message: "Blog" }) },
            { href: "/faq", label: t({ id: "faq.title", message: "Hay được hỏi" }) },
            { href: "/contact", label: t({ id: "nav.contact", message: "Liên hệ" }) },
          ]),
        },
        {
          head: t({ id: "footer.policies", message: "Chính sách" }),
          links: open([
            { href: "/privacy", label: t({ id: "footer.privacy", message: "Quyền riêng tư" }) },
            { href: "/terms", label: t({ id: "footer.terms", message: "Điều khoản" }) },
            { href: "/shipping", label: t({ id: "footer.shipping", message: "Giao nhận" }) },
            { href: "/warranty", label: t({ id: "footer.warranty", message: "Bảo hành" }) },
          ]),
        },
        {
          head: t({ id: "footer.social", message: "Theo dõi" }),
          links: content.social.map(({ href, name }) => ({ href, label: name })),
        },
        {
          head: t({ id: "footer.payments", message: "Thanh toán" }),
          content: payments.length > 0 && <PaymentMarks marks={payments} />,
        },
        {
          head: t({ id: "footer.address", message: "Địa chỉ" }),
          content:
            content.address.length > 0 && content.address.map((line) => <p key={line}>{line}</p>),
        },
      ]}
      copyright={`© ${content.copyrightYear} ${PRODUCT}`}
    />
  );
}
