import { FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { publicEstimates } from "#src/lib/api/estimates.ts";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { HomePage as Home } from "../site/home/home.tsx";
import { PublicPage } from "./public-page.tsx";

/** The landing page: guests are invited, whoever is signed in is shown the way to their studio. */
export function HomePage() {
  const { api, authDialog } = useApp();
  const isSignedIn = useIsSignedIn();
  const { p50_ms = null, p90_ms = null } =
    useAsked(publicEstimates(api)).data?.virtual_try_on ?? {};
  return (
    <PublicPage path="/">
      <Home
        isSignedIn={isSignedIn}
        usualMs={p50_ms !== null && p90_ms !== null ? [p50_ms, p90_ms] : null}
        onRegister={() =>
          authDialog.send({ type: "dialog.open", view: "register", returnPath: FIRST_TOOL })
        }
      />
    </PublicPage>
  );
}
