import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "#src/ui/content/visually-hidden.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import type { AssetUsage } from "#wire/values.ts";
import { adviceFor } from "./advice.messages.ts";
import { Scene } from "./drawings/scenes.tsx";
import * as s from "./examples.css.ts";

/** The same at a glance, without a word: for a folded advice. */
export const Glance = ({ usage }: { usage: AssetUsage }) => (
  <span className={s.glance} aria-hidden="true">
    {adviceFor[usage].map(({ scene, works }) => (
      <span key={scene} className={works ? s.mini.works : s.mini.fails}>
        <Scene name={scene} className={s.drawing} />
      </span>
    ))}
  </span>
);

/** Drawn photos for one use: those that work first, each with its word. */
export function Examples({ usage }: { usage: AssetUsage }) {
  const { t, i18n } = useLingui();
  return (
    <ul className={s.list}>
      {adviceFor[usage].map(({ scene, works, words }) => (
        <li key={scene} className={works ? s.item.works : s.item.fails}>
          <span className={s.frame}>
            <Scene name={scene} className={s.drawing} />
            <span className={works ? s.mark.works : s.mark.fails}>
              <Icon name={works ? "check" : "close"} size="small" />
            </span>
          </span>
          <span className={s.words}>
            <VisuallyHidden>
              {works
                ? t({ id: "advice.works", message: "Dùng được:" })
                : t({ id: "advice.fails", message: "Nên chụp lại:" })}{" "}
            </VisuallyHidden>
            {i18n._(words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
