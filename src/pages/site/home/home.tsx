import { useTools } from "../../tools.ts";
import { Faq } from "../faq.tsx";
import { useIsOpen } from "../open-pages.ts";
import { Claims } from "./claims.tsx";
import { Closing } from "./closing.tsx";
import { FiveBackdrops } from "./five-backdrops.tsx";
import { Hero } from "./hero.tsx";
import { OneModel } from "./one-model.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The landing page, inside SiteFrame. `onRegister` opens the register view. */
/** Claims and the row of five speak of all five tools: they stand once all five are open. */
export function HomePage({ onRegister }: { onRegister?: (() => void) | undefined }) {
  const isOpen = useIsOpen();
  const hasAllTools = useTools().every((tool) => isOpen(tool.href));
  return (
    <>
      <Hero />
      {hasAllTools && <Claims />}
      {hasAllTools && <FiveBackdrops />}
      <OneModel />
      <Testimonials />
      <Faq />
      <Closing onRegister={onRegister} hasAllTools={hasAllTools} />
    </>
  );
}
