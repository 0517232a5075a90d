import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from "react";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  href: string;
};

const PlainAnchor = (props: AnchorProps) => <a {...props} />;

/** The app puts its router's anchor here; without one a link loads the page. */
const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);
export const LinkProvider = LinkContext.Provider;

export function Link(props: AnchorProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
