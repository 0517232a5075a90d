import { Suspense } from "react";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { Late } from "#src/ui/late-view.tsx";
import { PublicPage } from "../../shell/public-page.tsx";
import { Closing } from "../home/closing.tsx";
import { type ReadingPage, readingTexts } from "./late-texts.ts";

const Text = ({ of }: { of: ReadingPage }) => (
  <Suspense>
    <Late of={readingTexts[of]} props={{}} />
  </Suspense>
);

/** The page about the product, with the last call of home beneath. */
export function AboutPage() {
  const { authDialog } = useApp();
  return (
    <PublicPage path="/about">
      <Text of="about" />
      <Closing
        isSignedIn={useIsSignedIn()}
        onRegister={() => authDialog.send({ type: "dialog.open", view: "register" })}
        hasAllTools
      />
    </PublicPage>
  );
}

const pageOf = (of: ReadingPage) => () => (
  <PublicPage path={`/${of}`}>
    <Text of={of} />
  </PublicPage>
);
export const QuestionsPage = pageOf("faq");
export const TermsPage = pageOf("terms");
export const PrivacyPage = pageOf("privacy");
export const ShippingPage = pageOf("shipping");
export const WarrantyPage = pageOf("warranty");
