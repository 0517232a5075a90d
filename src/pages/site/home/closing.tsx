import { useLingui } from "@lingui/react/macro";
import { toolCount } from "#src/lib/text/tool-count.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { TRIAL_CREDITS } from "#wire/limits.ts";
import { worthOf } from "#wire/tools/prices.ts";
import { pictures } from "../pictures.ts";
import * as section from "../section.css.ts";
import * as s from "./closing.css.ts";

/** The last call; whoever is signed in is led into the studio. */
export function Closing({
  isSignedIn,
  onRegister,
  hasAllTools,
}: {
  isSignedIn: boolean;
  onRegister: () => void;
  hasAllTools: boolean;
}) {
  const { t } = useLingui();
  const offer = useOffer(hasAllTools);
  const lead = isSignedIn
    ? t({ id: "home.closing.lead_in", message: "Ảnh và credit của bạn đang chờ trong studio." })
    : offer;
  return (
    <section className={cx(section.section, section.later)} aria-labelledby="closing">
      <Backdrop tone="bodyGenerator" paperClassName={s.paper}>
        <div className={s.words}>
          <h2 id="closing" className={heading.hero}>
            {t({ id: "home.closing.title", message: "Lên phông thôi." })}
          </h2>
          <p className={cx(text.lead, s.lead)}>{lead}</p>
          {!isSignedIn ? (
            <Button look="ink" size="large" onClick={onRegister}>
              {t({ id: "home.closing.register", message: "Tạo tài khoản" })}
            </Button>
          ) : (
            <LinkButton look="ink" size="large" href="/dashboard">
              {t({ id: "home.closing.enter", message: "Vào studio" })}
            </LinkButton>
          )}
        </div>
        <img
          src={pictures.closing}
          alt=""
          width={1074}
          height={800}
          loading="lazy"
          className={s.people}
        />
      </Backdrop>
    </section>
  );
}

/** What the first credits are worth: no more than they are enough for, whatever is chosen. */
function useOffer(hasAllTools: boolean): string {
  const { t, i18n } = useLingui();
  const { pictures: free, eachToolOnce, anyTool } = worthOf(TRIAL_CREDITS);
  if (free === 0)
    return t({
      id: "home.closing.lead_credits",
      message: `Tặng ${{ credits: TRIAL_CREDITS }} credit đầu tiên.`,
    });
  if (hasAllTools && eachToolOnce)
    return t({
      id: "home.closing.lead",
      message: `${{ pictures: free }} ảnh đầu miễn phí, thử được cả ${{ tools: toolCount(i18n) }} công cụ.`,
    });
  if (hasAllTools && anyTool)
    return t({
      id: "home.closing.lead_any",
      message: `${{ pictures: free }} ảnh đầu miễn phí, công cụ nào cũng thử được.`,
    });
  return t({
    id: "home.closing.lead_short",
    message: `${{ pictures: free }} ảnh đầu miễn phí.`,
  });
}
