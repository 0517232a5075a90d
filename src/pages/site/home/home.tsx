import { useTools } from "#src/flows/kit/tools.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { Faq } from "../faq.tsx";
import { Backdrops } from "./backdrops.tsx";
import { Claims } from "./claims.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { OneModel } from "./one-model.tsx";
import { Testimonials } from "./testimonials.tsx";

/**
 * The landing page, inside SiteFrame. Claims and the row of backdrops speak of all tools: they
 * stand once all of them are open.
 */
export function HomePage({
  isSignedIn = false,
  usualMs = null,
  onRegister,
}: {
  /** Whoever is signed in is shown the way to their studio instead of the invitation. */
  isSignedIn?: boolean;
  /** Measured time of one try-on, most and nearly all of them; null while too few were made. */
  usualMs?: readonly [number, number] | null;
  /** Opens the register view. */
  onRegister: () => void;
}) {
  const isOpen = useIsOpen();
  const hasAllTools = useTools().every((tool) => isOpen(tool.href));
  return (
    <>
      <Hero isSignedIn={isSignedIn} onRegister={onRegister} usualMs={usualMs} />
      {hasAllTools && <Claims />}
      {hasAllTools && <Backdrops />}
      <OneModel />
      <Testimonials />
      <Faq />
      <Closing isSignedIn={isSignedIn} onRegister={onRegister} hasAllTools={hasAllTools} />
    </>
  );
}
