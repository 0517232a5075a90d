import { Faq } from "../faq.tsx";
import { Claims } from "./claims.tsx";
import { Closing } from "./closing.tsx";
import { FiveBackdrops } from "./five-backdrops.tsx";
import { Hero } from "./hero.tsx";
import { OneModel } from "./one-model.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The landing page, inside SiteFrame. `onRegister` opens the register view. */
export function HomePage({ onRegister }: { onRegister?: (() => void) | undefined }) {
  return (
    <>
      <Hero />
      <Claims />
      <FiveBackdrops />
      <OneModel />
      <Testimonials />
      <Faq />
      <Closing onRegister={onRegister} />
    </>
  );
}
