import { useLingui } from "@lingui/react/macro";
import { text } from "#src/theme/type.css.ts";
import { BeforeAfter } from "#src/ui/pictures/before-after.tsx";
import { pictures } from "../pictures.ts";
import * as s from "./pairs.css.ts";

const { pairs } = pictures;

/** Before and after by the local engine, as it made them: what nobody had to say. */
export function Pairs() {
  const { t } = useLingui();
  const shown = [
    {
      ...pairs.worn,
      name: t({ id: "home.pairs.try_on", message: "Mặc thử đầm quấn" }),
      was: t({ id: "home.pairs.try_on_was", message: "Người mẫu mặc đồ đơn giản" }),
    },
    {
      ...pairs.hair,
      name: t({ id: "home.pairs.hair", message: "Tóc uốn cụp chữ C, màu nâu đỏ" }),
      was: t({ id: "home.pairs.hair_was", message: "Người mẫu tóc ngắn, màu đen" }),
    },
    {
      ...pairs.edited,
      name: t({ id: "home.pairs.edit", message: "Đổi màu áo, đổi nền" }),
      was: t({ id: "home.pairs.edit_was", message: "Người mẫu áo xám, nền xám" }),
    },
  ];
  return (
    <div className={s.pairs}>
      <div className={s.words}>
        <h3 className={text.head}>
          {t({ id: "home.pairs.title", message: "Còn đây là ảnh thật của máy" })}
        </h3>
        <p className={text.soft}>
          {t({
            id: "home.pairs.text",
            message: "Máy tại chỗ làm từ ảnh có sẵn, chưa ai sửa thêm. Kéo để so trước và sau.",
          })}
        </p>
      </div>
      <ul className={s.row}>
        {shown.map(({ name, was, before, after }) => (
          <li key={name}>
            <figure>
              <BeforeAfter
                className={s.pair}
                size={pairs.size}
                sliderLabel={t({ id: "home.pairs.slider", message: `So trước và sau: ${name}` })}
                before={{
                  src: before,
                  alt: was,
                  label: t({ id: "home.pairs.before", message: "Trước" }),
                }}
                after={{
                  src: after,
                  alt: name,
                  label: t({ id: "home.pairs.after", message: "Sau" }),
                }}
              />
              <figcaption className={s.caption}>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
