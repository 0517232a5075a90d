import { createContext, use } from "react";

/**
 * Whether an address is a page of this release: the app answers from its router, so that no public
 * page ever links to a room that isn't there. Outside the app everything counts as open.
 */
const OpenPages = createContext<(path: string) => boolean>(() => true);
export const OpenPagesProvider = OpenPages.Provider;
export const useIsOpen = () => use(OpenPages);
