import type { Tone } from "#src/theme/colors.ts";
import { keysOf } from "#wire/keys.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { toneOfTool } from "../kit/tools.ts";

/** Every page that needs a wide window, by address; two addresses of one page are one. */
const PAGES = {
  "/dashboard": "dashboard",
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
  "/admin/contact": "adminContact",
  "/admin/blog": "adminBlog",
  "/admin/subscribers": "adminSubscribers",
} as const;
export type GatedPage = (typeof PAGES)[keyof typeof PAGES] | Feature | "other";

export function pageOf(path: string): GatedPage {
  const asked = path.replace(/\/*$/, "");
  const tool = FEATURES.find((feature) => {
    const { address, aliases } = TOOLS[feature];
    return [address, ...aliases].some((one) => one === asked);
  });
  if (tool) return tool;
  const page = keysOf(PAGES).find((address) => address === asked);
  return page ? PAGES[page] : "other";
}

export const isTool = (page: GatedPage): page is Feature =>
  FEATURES.some((feature) => feature === page);
/** A tool's own paper; grey for every other page. */
export const toneOf = (page: GatedPage): Tone => (isTool(page) ? toneOfTool(page) : "grey");

/** Settings and help are no studio tool: they open on a phone (decision G88). */
const OPEN = /^\/profile\/?$/;
/** The address as the gate takes it; null for a page of every device. */
export const gatedPath = (path: string): string | null => (OPEN.test(path) ? null : path);
