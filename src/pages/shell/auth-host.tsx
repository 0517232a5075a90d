import { AuthDialog } from "#src/flows/auth-dialog/auth-dialog.tsx";
import { useApp } from "#src/lib/app.tsx";

/** The dialog with its picture; a chunk of its own, loaded when someone first needs it. */
export default function AuthHost() {
  return <AuthDialog dialog={useApp().authDialog} />;
}
