import type { ToolTone } from "#src/theme/colors.ts";
import { cx } from "#src/ui/class-names.ts";
import * as finder from "#src/ui/marks/viewfinder.css.ts";
import { pictures } from "../pictures.ts";
import * as s from "./backdrops.css.ts";

const { tools } = pictures;

/** What stands on a tool's paper. The name below says it in words, so the pictures are silent. */
export function ToolShot({ tone, eager = false }: { tone: ToolTone; eager?: boolean }) {
  switch (tone) {
    case "tryOn":
    case "bodyGenerator":
      return <Shot src={tools[tone]} look="standing" eager={eager} />;
    case "hairstyle":
      return <Shot src={tools.hairstyle} look="head" />;
    case "imageToVideo":
      return (
        <>
          <Shot src={tools.imageToVideo} look="ghostFar" />
          <Shot src={tools.imageToVideo} look="ghostNear" />
          <Shot src={tools.imageToVideo} look="moving" />
        </>
      );
    case "imageEditing":
      return (
        <>
          <Shot src={tools.editBefore} look="halfBefore" />
          <Shot src={tools.editAfter} look="halfAfter" />
          <div className={s.frame}>
            <div className={cx(finder.viewfinder.ink, finder.gaps.none, s.fill)} />
          </div>
        </>
      );
  }
}

const Shot = ({
  src,
  look,
  eager = false,
}: {
  src: string;
  look: keyof typeof s.shots;
  eager?: boolean;
}) => (
  <img
    src={src}
    alt=""
    className={s.shots[look]}
    {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
  />
);
