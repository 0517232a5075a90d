import type { Tone } from "#src/theme/colors.ts";

/** Every page that needs a wide window, by address; two addresses of one page are one. */
const PAGES = {
  "/dashboard": "dashboard",
  "/virtual-tryon": "tryOn",
  "/body-generator": "bodyGenerator",
  "/hairstyle-changer": "hairstyle",
  "/image-to-video": "imageToVideo",
  "/image-editing": "imageEditing",
  "/history": "history",
  "/assets": "assets",
  "/api-management": "apiManagement",
  "/studio-pricing": "pricing",
  "/studio/pricing": "pricing",
  "/credits": "credits",
  "/admin": "admin",
  "/admin/dashboard": "admin",
  "/admin/users": "adminUsers",
  "/admin/analytics": "adminAnalytics",
  "/admin/payments": "adminPayments",
  "/admin/moderation": "adminModeration",
  "/admin/audit": "adminAudit",
  "/admin/blog": "adminBlog",
} as const;
export type GatedPage = (typeof PAGES)[keyof typeof PAGES] | "other";

export const pageOf = (path: string): GatedPage =>
  PAGES[path.replace(/(-legacy)?\/*$/, "") as keyof typeof PAGES] ?? "other";

const TOOLS = ["tryOn", "bodyGenerator", "hairstyle", "imageToVideo", "imageEditing"] as const;
/** A tool's own paper; grey for every other page. */
export const toneOf = (page: GatedPage): Tone => TOOLS.find((tool) => tool === page) ?? "grey";

/** Settings and help are no studio tool: they open on a phone (decision G88). */
const OPEN = /^\/profile\/?$/;
/** The address as the gate takes it; null for a page of every device. */
export const gatedPath = (path: string): string | null => (OPEN.test(path) ? null : path);
