import { useLingui } from "@lingui/react/macro";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import { pictures } from "../pictures.ts";
import * as section from "../section.css.ts";
import * as s from "./one-model.css.ts";

/** One photo and what it became: the same person four times over. */
export function OneModel() {
  const { t } = useLingui();
  const worn = [
    t({ id: "home.one_model.tet", message: "Áo dài Tết thêu mai" }),
    t({ id: "home.one_model.floral", message: "Đầm xoè hoa nhí" }),
    t({ id: "home.one_model.tee", message: "Áo thun in sen" }),
    t({ id: "home.one_model.wrap", message: "Đầm quấn đỏ rượu" }),
  ];
  const original = t({ id: "home.one_model.original", message: "Linh, ảnh gốc" });
  return (
    <section className={cx(section.section, section.later)} aria-labelledby="one-model">
      <div className={s.grid}>
        <h2 id="one-model" className={cx(heading.section, s.title)}>
          {t({
            id: "home.one_model.title",
            message: "Một người mẫu, bốn món hàng, một buổi sáng.",
          })}
        </h2>
        <Print src={pictures.oneModel.photo} caption={original} className={s.original} />
        {pictures.oneModel.worn.map((src, index) => (
          <Print key={src} src={src} caption={worn[index] ?? ""} />
        ))}
      </div>
    </section>
  );
}

function Print({ src, caption, className }: { src: string; caption: string; className?: string }) {
  return (
    <figure className={className}>
      <img src={src} alt="" width={768} height={1024} loading="lazy" className={s.picture} />
      <figcaption className={s.caption}>{caption}</figcaption>
    </figure>
  );
}
