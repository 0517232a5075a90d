import { TOOLS } from "./tools/tools.ts";

/**
 * The addresses that have a page. The client's router has a route for each (a test compares them);
 * the server answers any other with the not-found page and 404. `:id` stands for one part.
 */
export const PAGES: readonly string[] = [
  ...Object.values(TOOLS).flatMap(({ address, aliases }) => [address, ...aliases]),
  "/",
  "/blog",
  "/blog/:id",
  "/blog/category/:id",
  "/blog/tag/:id",
  "/checkout",
  "/contact",
  "/newsletter/confirm",
  "/newsletter/leave",
  "/pricing",
  "/reset-password",
  "/services",
  "/api-management",
  "/assets",
  "/credits",
  "/dashboard",
  "/history",
  "/history/:id",
  "/profile",
  "/studio-pricing",
  "/studio/pricing",
  "/payment/cancel",
  "/payment/cancelled",
  "/payment/error",
  "/payment/success",
  "/auth/google/callback",
  "/s/:id",
  "/admin",
  "/admin/dashboard",
  "/admin/users",
  "/admin/analytics",
  "/admin/payments",
  "/admin/moderation",
  "/admin/audit",
  "/admin/contact",
  "/admin/blog",
  "/admin/subscribers",
];

const patterns = PAGES.map(
  (page) => new RegExp(`^${page === "/" ? "/" : page.replace(/:id/, "[^/]+")}/?$`),
);
/** Whether an address without its query has a page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
