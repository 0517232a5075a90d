import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import * as s from "./account-card.css.ts";

/** The sidebar's foot for someone signed out; on the rail one button remains. */
export function GuestCard({
  title,
  note,
  verb,
  onPress,
}: {
  title: string;
  note: string;
  verb: string;
  onPress: () => void;
}) {
  return (
    <>
      <div className={s.guest}>
        <p className={s.guestHead}>{title}</p>
        <p>{note}</p>
        <Button size="small" wide onClick={onPress}>
          {verb}
        </Button>
      </div>
      <span className={s.guestRail}>
        <IconButton icon="person" label={verb} onClick={onPress} />
      </span>
    </>
  );
}
