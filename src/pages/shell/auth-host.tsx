import { useSelector } from "@xstate/react";
import { AuthDialog } from "#src/flows/auth-dialog/auth-dialog.tsx";
import { useArrived } from "#src/lib/api/late.ts";
import { useApp } from "#src/lib/app.tsx";
import { pictures } from "../site/pictures.ts";
import * as s from "./shell.css.ts";

/** The dialog with its picture; a chunk of its own, loaded when someone first needs it. */
export default function AuthHost() {
  const dialog = useArrived(useApp().authDialog);
  const isClosed = useSelector(dialog ?? undefined, (snapshot) => snapshot?.matches("closed"));
  return dialog === null || isClosed ? null : (
    <AuthDialog
      dialog={dialog}
      side={<img src={pictures.hero.outfits.aoDai.worn} alt="" className={s.figure} />}
    />
  );
}
