import { useLingui } from "@lingui/react/macro";
import { toolCount } from "#src/lib/text/tool-count.ts";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import { content } from "../content.ts";
import * as section from "../section.css.ts";
import * as s from "./claims.css.ts";

/** Four short facts under the hero; the two figures are the operator's. */
export function Claims() {
  const { t, i18n } = useLingui();
  const { avatars, faceAccuracy } = content.claims;
  const claims = [
    {
      figure: `${i18n.number(avatars)}+`,
      words: t({ id: "home.claims.avatars", message: "người mẫu AI" }),
    },
    {
      figure: i18n.number(faceAccuracy, { style: "percent", maximumFractionDigits: 1 }),
      words: t({ id: "home.claims.faces", message: "giữ đúng gương mặt" }),
    },
    {
      figure: t({ id: "home.claims.trial", message: "Dùng thử" }),
      words: t({
        id: "home.claims.trial_words",
        message: `cả ${{ tools: toolCount(i18n) }} công cụ, miễn phí`,
      }),
    },
    {
      figure: "API",
      words: t({ id: "home.claims.api_words", message: "nối vào trang bán hàng của bạn" }),
    },
  ];
  return (
    <div className={cx(section.section, s.place)}>
      <ul className={s.claims}>
        {claims.map((claim) => (
          <li key={claim.words} className={s.claim}>
            <span className={heading.small}>{claim.figure}</span>
            <span className={s.words}>{claim.words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
