import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { PublicPage } from "../../shell/public-page.tsx";
import { Closing } from "../home/closing.tsx";
import { About } from "./about.tsx";
import { FaqPage } from "./faq-page.tsx";
import { Privacy } from "./privacy.tsx";
import { Shipping } from "./shipping.tsx";
import { Terms } from "./terms.tsx";
import { Warranty } from "./warranty.tsx";

/** The page about the product, with the last call of home beneath. */
export function AboutPage() {
  const { authDialog } = useApp();
  return (
    <PublicPage path="/about">
      <About />
      <Closing
        isSignedIn={useIsSignedIn()}
        onRegister={() => authDialog.send({ type: "dialog.open", view: "register" })}
        hasAllTools
      />
    </PublicPage>
  );
}

const pageOf = (path: string, Text: () => React.ReactNode) => () => (
  <PublicPage path={path}>
    <Text />
  </PublicPage>
);
export const QuestionsPage = pageOf("/faq", FaqPage);
export const TermsPage = pageOf("/terms", Terms);
export const PrivacyPage = pageOf("/privacy", Privacy);
export const ShippingPage = pageOf("/shipping", Shipping);
export const WarrantyPage = pageOf("/warranty", Warranty);
