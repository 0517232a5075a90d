import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { Backdrop } from "#src/ui/backdrop.tsx";
import { Link } from "#src/ui/link.tsx";
import type { Feature } from "#wire/values.ts";
import { useTools } from "../../tools.ts";
import * as s from "./dashboard.css.ts";

const texts = {
  virtual_try_on: msg({
    id: "dashboard.try_on_text",
    message: "Một ảnh người, một ảnh đồ, ra ngay ảnh mặc thử.",
  }),
  body_generator: msg({
    id: "dashboard.body_text",
    message: "Nhập số đo, có ngay người mẫu đúng dáng.",
  }),
  hairstyle_changer: msg({
    id: "dashboard.hair_text",
    message: "Thử kiểu tóc và màu tóc trên ảnh thật.",
  }),
  image_to_video: msg({
    id: "dashboard.video_text",
    message: "Ảnh đứng yên thành đoạn clip ngắn.",
  }),
  image_editing: msg({
    id: "dashboard.editing_text",
    message: "Dặn bằng lời hoặc chọn mẫu, ảnh đổi theo.",
  }),
} satisfies Record<Feature, unknown>;

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
            <span>{i18n._(texts[feature])}</span>
          </Backdrop>
        </Link>
      ))}
    </nav>
  );
}
