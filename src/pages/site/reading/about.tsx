import { useLingui } from "@lingui/react/macro";
import { toolCount } from "#src/lib/text/tool-count.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { pictures } from "../pictures.ts";
import * as section from "../section.css.ts";
import * as s from "./about.css.ts";
import { useAudiences, useManners } from "./about-words.ts";

const { hero } = pictures;

/** Who it is for, how it works, and what it holds itself to. */
export function About() {
  const { t, i18n } = useLingui();
  return (
    <>
      <header className={s.head}>
        <div className={s.words}>
          <h1 className={heading.page}>{t({ id: "nav.about", message: "Về chúng tôi" })}</h1>
          <p className={cx(text.lead, s.lead)}>
            {t({
              id: "about.lead",
              message: `Mẫu Studio là một tiệm ảnh mở trên mạng, cho người bán hàng. Treo phông, chọn người mẫu, mặc đồ lên, lấy ảnh đăng. Có ${{ tools: toolCount(i18n) }} công cụ, không cần phòng chụp.`,
            })}
          </p>
          <p className={s.soft}>
            {t({
              id: "about.why",
              message:
                "Một tấm ảnh treo móc không trả lời được câu khách hay hỏi nhất: mặc lên trông thế nào. Thuê mẫu cho từng món thì tốn tiền và chờ lâu. Tiệm này đứng ở khoảng giữa.",
            })}
          </p>
        </div>
        <Backdrop tone="tryOn" paperClassName={s.paper}>
          <div
            className={s.people}
            role="img"
            aria-label={t({
              id: "about.picture",
              message: "Cùng một người mẫu: ảnh gốc, rồi những món mặc thử",
            })}
          >
            {[hero.before, ...Object.values(hero.outfits).map(({ worn }) => worn)].map((src) => (
              <img key={src} src={src} alt="" {...hero.size} className={s.person} />
            ))}
          </div>
        </Backdrop>
      </header>
      <section className={section.section} aria-labelledby="for-whom">
        <h2 id="for-whom" className={heading.title}>
          {t({ id: "about.for", message: "Ai hay vào tiệm" })}
        </h2>
        <ul className={cx(s.columns, section.spaced)}>
          {useAudiences().map(({ name, words }) => (
            <li key={name} className={s.column}>
              <h3 className={text.head}>{name}</h3>
              <p className={s.soft}>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={section.section} aria-labelledby="manners">
        <div className={section.split}>
          <h2 id="manners" className={heading.title}>
            {t({ id: "about.manners", message: "Nếp của tiệm" })}
          </h2>
          <div>
            <dl className={s.rules}>
              {useManners().map(({ name, words }) => (
                <div key={name} className={s.rule}>
                  <dt className={s.ruleName}>{name}</dt>
                  <dd className={s.soft}>{words}</dd>
                </div>
              ))}
            </dl>
            <div className={s.ways}>
              <LinkButton href="/services">
                {t({ id: "about.to_services", message: "Xem các công cụ" })}
              </LinkButton>
              <LinkButton href="/pricing">
                {t({ id: "home.hero.pricing", message: "Xem bảng giá" })}
              </LinkButton>
              <LinkButton href="/contact">
                {t({ id: "help.write", message: "Viết cho chúng tôi" })}
              </LinkButton>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
