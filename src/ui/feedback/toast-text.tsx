import { TextButton } from "../actions/text-link.tsx";
import { ServedPicture } from "../pictures/served-picture.tsx";
import * as s from "./toaster.css.ts";

export type ToastWords = {
  title: string;
  description?: string | undefined;
  /** The address of a small picture of what is told. */
  picture?: string | null | undefined;
  /** Such as "Hoàn tác". */
  action?: { label: string; onPress: () => void } | undefined;
};

/** The words of a toast, with its action if it has one. */
export function ToastText({ title, description, picture, action }: ToastWords) {
  return (
    <>
      {picture && <ServedPicture room="thumb" className={s.picture} src={picture} alt="" />}
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {description && <p className={s.description}>{description}</p>}
        {action && <TextButton onClick={action.onPress}>{action.label}</TextButton>}
      </div>
    </>
  );
}
