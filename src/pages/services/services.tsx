import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES, type Tool, useTools } from "#src/flows/kit/tools.ts";
import { publicEstimates } from "#src/lib/api/estimates.ts";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp } from "#src/lib/app.tsx";
import { toolCountFirst } from "#src/lib/text/tool-count.ts";
import { usualTime } from "#src/lib/text/usual-time.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { TOOLS } from "#wire/tools/tools.ts";
import { ToolShot } from "../site/home/tool-shot.tsx";
import { useToolWords } from "../site/home/tool-words.ts";
import * as s from "./services.css.ts";

/** Every tool on its own paper: what it does, takes and gives, what it costs. */
export function Services() {
  const { t, i18n } = useLingui();
  const tools = toolCountFirst(i18n);
  return (
    <>
      <header className={s.head}>
        <h1 className={heading.hero}>{t({ id: "services.title", message: `${tools} công cụ` })}</h1>
        <p className={cx(text.lead, s.lead)}>
          {t({
            id: "services.lead",
            message:
              "Từ một tấm ảnh chụp ở nhà tới ảnh bán hàng, người mẫu riêng của shop, kiểu tóc mới và clip ngắn. Tính theo lượt, hỏng thì hoàn credit.",
          })}
        </p>
      </header>
      <ol className={s.list}>
        {useTools().map((tool, n) => (
          <Service key={tool.href} {...tool} isFirst={n === 0} />
        ))}
      </ol>
    </>
  );
}

function Service({ feature, tone, href, name, isFirst }: Tool & { isFirst: boolean }) {
  const { t, i18n } = useLingui();
  const { does, cost } = useToolWords()(feature);
  const { takes, gives, points } = TOOL_FACES[feature].service;
  const measured = useAsked(publicEstimates(useApp().api)).data?.[feature];
  return (
    <li className={s.row} id={href.slice(1)}>
      <Backdrop tone={tone} className={s.backdrop} paperClassName={s.paper}>
        <ToolShot tone={tone} eager={isFirst} />
      </Backdrop>
      <div className={s.words}>
        <h2 className={heading.title}>{name}</h2>
        <p className={text.lead}>{does}</p>
        <ul className={s.points}>
          {points.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </ul>
        <DefinitionList
          items={[
            { term: t({ id: "services.takes", message: "Cần có" }), detail: i18n._(takes) },
            { term: t({ id: "services.gives", message: "Nhận về" }), detail: i18n._(gives) },
            { term: t({ id: "services.cost", message: "Giá" }), detail: cost },
            {
              term: t({ id: "services.time", message: "Thời gian" }),
              detail: usualTime(i18n, TOOLS[feature].media, measured),
            },
          ]}
        />
        <p>
          <LinkButton look="ink" href={href} iconEnd="arrowRight">
            {t({ id: "services.open", message: `Mở ${name}` })}
          </LinkButton>
        </p>
      </div>
    </li>
  );
}
