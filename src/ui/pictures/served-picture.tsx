import { type ComponentProps, type MouseEvent, useContext } from "react";
import { Button } from "../actions/button.tsx";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import { PictureTexts } from "./picture-texts.ts";
import * as s from "./served-picture.css.ts";
import { useAttempts } from "./use-attempts.ts";

/** How much fits where the picture stands: a sentence and a button, a sentence, or a sign alone. */
export type Room = keyof typeof s.rooms;
type Image = Omit<ComponentProps<"img">, "onError" | "key" | "src" | "alt">;

/**
 * A picture that a server sends. Where it does not come a sign stands in its place, with words and a
 * retry as far as there is room; inside a control there is room for no other one. It is asked for
 * again by itself too.
 */
export function ServedPicture({
  src,
  alt,
  room = "wide",
  className,
  ...rest
}: Image & { src: string; alt: string; room?: Room | undefined }) {
  const texts = useContext(PictureTexts);
  const { count, isLost, onError, retry } = useAttempts(src);
  if (!isLost)
    return (
      <img {...rest} key={count} src={src} alt={alt} className={className} onError={onError} />
    );
  return <Lost words={texts.picture} alt={alt} room={room} className={className} onRetry={retry} />;
}

/** A video that a server sends, and what stands where it does not come. */
export function ServedVideo({
  src,
  room = "wide",
  className,
  ...rest
}: Omit<ComponentProps<"video">, "onError" | "key" | "src"> & {
  src: string;
  room?: Room | undefined;
}) {
  const texts = useContext(PictureTexts);
  const { count, isLost, onError, retry } = useAttempts(src);
  if (!isLost)
    return <video {...rest} key={count} src={src} className={className} onError={onError} />;
  const alt = rest["aria-label"] ?? "";
  return <Lost words={texts.video} alt={alt} room={room} className={className} onRetry={retry} />;
}

/** What stands where a picture did not come, for whoever asks for it himself (useAttempts). */
export function LostPicture({
  alt,
  className,
  onRetry,
}: {
  alt: string;
  className?: string | undefined;
  onRetry: () => void;
}) {
  const { picture } = useContext(PictureTexts);
  return <Lost words={picture} alt={alt} room="wide" className={className} onRetry={onRetry} />;
}

function Lost({
  words,
  alt,
  room,
  className,
  onRetry,
}: {
  words: string;
  alt: string;
  room: Room;
  className: string | undefined;
  onRetry: () => void;
}) {
  const { retry: again } = useContext(PictureTexts);
  const isSign = room === "thumb";
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onRetry();
  };
  return (
    <span
      className={cx(className, s.rooms[room])}
      {...(isSign && { role: "img", "aria-label": alt === "" ? words : `${alt}: ${words}` })}
    >
      <Icon name="image" />
      {!isSign && (
        <span>
          {alt === "" ? (
            words
          ) : (
            <>
              <strong>{alt}</strong>
              <br />
              {words}
            </>
          )}
        </span>
      )}
      {room === "wide" && (
        <Button size="small" icon="refresh" onClick={retry}>
          {again}
        </Button>
      )}
    </span>
  );
}
