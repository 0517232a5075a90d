import type { Config } from "#server/config.ts";

/** Headers of every answer, and the policy that keeps injected markup from running. */
export function securityHeaders(config: Config): Record<string, string> {
  const api = config.publicApiBase ? [new URL(config.publicApiBase).origin] : [];
  const google = config.firebase ? ["https://apis.google.com"] : [];
  const identity = config.firebase
    ? ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"]
    : [];
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...google],
    "style-src": ["'self'"],
    "img-src": ["'self'", "blob:", "data:", ...api],
    "media-src": ["'self'", "blob:", ...api],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api, ...identity],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "frame-src": config.firebase ? [`https://${config.firebase.authDomain}`] : ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "server-html"],
  };
  const secure = config.publicUrl?.startsWith("https:") === true;
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(" ")}`)
      .join("; "),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": api.length > 0 ? "same-site" : "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
/** The policy of served pictures: nothing in them may run, not even when opened as a page. */
export const FILE_POLICY = "default-src 'none'; sandbox";
