import { useLingui } from "@lingui/react/macro";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import { Tape } from "#src/ui/marks/tape.tsx";
import { content } from "../content.ts";
import * as section from "../section.css.ts";
import { Pairs } from "./pairs.tsx";
import * as s from "./testimonials.css.ts";

/**
 * Four owners, by role and kind of shop. Invented ones carry the tape; the pictures beside them are
 * the engine's own.
 */
export function Testimonials() {
  const { t } = useLingui();
  const quotes = [
    {
      words: t({
        id: "home.quotes.ao_dai",
        message:
          "Khách hỏi “bộ này mặc lên thế nào”, tôi gửi luôn ba dáng người khác nhau. Trước kia mỗi mẫu mới là một buổi thuê mẫu.",
      }),
      who: t({ id: "home.quotes.ao_dai_who", message: "Chủ tiệm áo dài, Huế" }),
    },
    {
      words: t({
        id: "home.quotes.barber",
        message:
          "Cho khách xem kiểu mohican trên ảnh của họ rồi mới cầm kéo. Đỡ hẳn cảnh cắt xong ngồi im lặng.",
      }),
      who: t({ id: "home.quotes.barber_who", message: "Chủ tiệm tóc nam, Đà Nẵng" }),
    },
    {
      words: t({
        id: "home.quotes.linen",
        message: "Hàng về buổi sáng, trưa đã có ảnh lên sàn. Ảnh đúng màu vải nên ít bị trả.",
      }),
      who: t({ id: "home.quotes.linen_who", message: "Chủ shop đồ linen, Hà Nội" }),
    },
    {
      words: t({
        id: "home.quotes.video",
        message: "Một tấm ảnh tĩnh làm được clip năm giây. Đủ để giữ người xem lướt qua.",
      }),
      who: t({ id: "home.quotes.video_who", message: "Chủ shop đầm, TP.HCM" }),
    },
  ];
  return (
    <section className={cx(section.band, section.later)} aria-labelledby="testimonials">
      <div className={`${section.bandInner} ${section.split}`}>
        <div className={s.head}>
          <h2 id="testimonials" className={heading.title}>
            {t({ id: "home.quotes.title", message: "Chủ tiệm nói gì" })}
          </h2>
          {content.testimonialsAreExamples && (
            <Tape>{t({ id: "home.quotes.example", message: "Ví dụ" })}</Tape>
          )}
        </div>
        <div className={s.body}>
          <ul className={s.quotes}>
            {quotes.map(({ words, who }) => (
              <li key={who}>
                <figure>
                  <blockquote className={s.quote}>{words}</blockquote>
                  <figcaption className={s.who}>{who}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <Pairs />
        </div>
      </div>
    </section>
  );
}
