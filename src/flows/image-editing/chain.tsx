import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./chain.css.ts";
import type { ImageEditingRef } from "./use-image-editing-ref.ts";

/** Every picture on the way to the present one, each one press away. Nothing while there is none. */
export function Chain({ flow }: { flow: ImageEditingRef }) {
  const { t } = useLingui();
  const chain = useSelector(flow, (snapshot) => snapshot.context.chain);
  if (chain.length === 0) return null;
  return (
    <nav className={s.chain} aria-label={t({ id: "editing.chain", message: "Các ảnh trước đó" })}>
      <span>{t({ id: "editing.chain", message: "Các ảnh trước đó" })}</span>
      {chain.map((link, index) => (
        <ChainPicture
          key={link.asset.id}
          asset={link.asset}
          number={index + 1}
          onOpen={() => flow.send({ type: "chain.open", index })}
        />
      ))}
    </nav>
  );
}

function ChainPicture({
  asset,
  number,
  onOpen,
}: {
  asset: Asset;
  number: number;
  onOpen: () => void;
}) {
  const { t } = useLingui();
  const fresh = useFreshAsset(asset);
  const label = t({ id: "editing.chain.open", message: `Quay về ảnh ${number}` });
  return (
    <button type="button" className={s.link} aria-label={label} title={label} onClick={onOpen}>
      {fresh && <ServedPicture room="thumb" src={fresh.thumb_url} alt="" className={s.picture} />}
    </button>
  );
}
