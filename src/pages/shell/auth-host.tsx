import { AuthDialog } from "#src/flows/auth-dialog/auth-dialog.tsx";
import { useApp } from "#src/lib/app.tsx";
import { pictures } from "../site/pictures.ts";
import * as s from "./shell.css.ts";

/** The dialog with its picture; a chunk of its own, loaded when someone first needs it. */
export default function AuthHost() {
  return (
    <AuthDialog
      dialog={useApp().authDialog}
      side={<img src={pictures.hero.outfits.aoDai.worn} alt="" className={s.figure} />}
    />
  );
}
