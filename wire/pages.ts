/**
 * The addresses that have a page. The client's router has a route for each (a test compares them);
 * the server answers any other with the not-found page and 404. `:id` stands for one part.
 */
export const PAGES = [
  "/",
  "/checkout",
  "/contact",
  "/pricing",
  "/reset-password",
  "/services",
  "/api-management",
  "/assets",
  "/body-generator",
  "/body-generator-legacy",
  "/credits",
  "/dashboard",
  "/hairstyle-changer",
  "/hairstyle-changer-legacy",
  "/history",
  "/history/:id",
  "/image-editing",
  "/image-to-video",
  "/image-to-video-legacy",
  "/profile",
  "/studio-pricing",
  "/studio/pricing",
  "/virtual-tryon",
  "/virtual-tryon-legacy",
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
] as const;

const patterns = PAGES.map(
  (page) => new RegExp(`^${page === "/" ? "/" : page.replace(/:id/, "[^/]+")}/?$`),
);
/** Whether an address without its query has a page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
