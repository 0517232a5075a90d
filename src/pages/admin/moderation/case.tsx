import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/marks/icon.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "../admin.css.ts";

/** A result with the decisions to take about it; the picture opens in full. */
export function Case({
  asset,
  name,
  children,
}: {
  /** Null once the result is gone. */
  asset: Asset | null;
  name: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <li className={s.caseBox}>
      {asset ? (
        <a
          className={s.shot}
          href={asset.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t({ id: "admin.see_full", message: `Xem bản đầy đủ: ${name}` })}
        >
          <ServedPicture className={s.picture} src={asset.thumb_url} alt="" loading="lazy" />
          {asset.kind === "video" && (
            <span className={s.play}>
              <Icon name="play" />
            </span>
          )}
        </a>
      ) : (
        <div className={s.shot}>
          <p className={s.soft}>{t({ id: "admin.gone", message: "Kết quả đã bị xoá" })}</p>
        </div>
      )}
      <div className={s.words}>
        <h2 className={s.caseName}>{name}</h2>
        {children}
      </div>
    </li>
  );
}
