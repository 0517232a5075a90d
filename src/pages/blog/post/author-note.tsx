import { useLingui } from "@lingui/react/macro";
import { text } from "#src/theme/type.css.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Author } from "#wire/blog.ts";
import { addressOf } from "../blog-address.ts";
import * as s from "./post-page.css.ts";

/** Who wrote the post, and the way to their others. */
export function AuthorNote({ author }: { author: Author }) {
  const { t } = useLingui();
  return (
    <div className={s.author}>
      {author.photo_url === null ? (
        <span className={s.initial} aria-hidden="true">
          {[...author.name][0]}
        </span>
      ) : (
        <ServedPicture
          room="thumb"
          src={author.photo_url}
          alt=""
          className={s.photo}
          width={72}
          height={72}
        />
      )}
      <div className={s.about}>
        <p className={text.head}>{author.name}</p>
        {author.bio !== null && <p className={s.soft}>{author.bio}</p>}
        <p>
          <TextLink href={addressOf({}, { author: author.id })}>
            {t({ id: "blog.by_author", message: `Mọi bài của ${{ author: author.name }}` })}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
