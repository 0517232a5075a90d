import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { PublicPage } from "../shell/public-page.tsx";
import { Closing } from "../site/home/closing.tsx";
import { Services } from "./services.tsx";

/** The public page of the tools. */
export function ServicesPage() {
  const { authDialog } = useApp();
  return (
    <PublicPage path="/services">
      <Services />
      <Closing
        isSignedIn={useIsSignedIn()}
        onRegister={() => authDialog.send({ type: "dialog.open", view: "register" })}
        hasAllTools
      />
    </PublicPage>
  );
}
