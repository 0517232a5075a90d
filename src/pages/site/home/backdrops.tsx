import { useLingui } from "@lingui/react/macro";
import { useTools } from "#src/flows/kit/tools.ts";
import { toolCountFirst } from "#src/lib/text/tool-count.ts";
import { heading } from "#src/theme/type.css.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { cx } from "#src/ui/class-names.ts";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import * as section from "../section.css.ts";
import * as s from "./backdrops.css.ts";
import { ToolShot } from "./tool-shot.tsx";
import { useToolWords } from "./tool-words.ts";

/** A paper from a roller for every tool: the whole product at a glance. */
export function Backdrops() {
  const { t, i18n } = useLingui();
  const tools = useTools();
  const words = useToolWords();
  return (
    <section className={cx(section.section, section.later)} aria-labelledby="backdrops">
      <div className={s.head}>
        <h2 id="backdrops" className={heading.section}>
          {t({
            id: "home.tools.title",
            message: `${{ tools: toolCountFirst(i18n) }} phông, một tiệm ảnh.`,
          })}
        </h2>
        <p className={s.aside}>
          {t({
            id: "home.tools.lead",
            message: "Mỗi công cụ treo một tấm phông. Bước vào phông nào là biết đang làm việc gì.",
          })}
        </p>
      </div>
      <ul className={s.row}>
        {tools.map(({ feature, tone, href, name }) => (
          <li key={tone}>
            <Link href={href} className={s.tool}>
              <Backdrop tone={tone} paperClassName={s.papers[tone]}>
                <ToolShot tone={tone} />
              </Backdrop>
              <div>
                <h3 className={cx(heading.label, s.name)}>{name}</h3>
                <p className={s.words}>{words(feature).does}</p>
                <p className={s.cost}>{words(feature).cost}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
