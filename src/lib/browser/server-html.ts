/** As much of Trusted Types as is used; TypeScript's own description of the page lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
}
/** Named in the server's content-security-policy: no other code may make markup of a text. */
const POLICY = "server-html";

let made: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Markup that the server has made safe (a post's), ready to be shown. The only place of the app
 * where a text becomes markup; what people type never comes here.
 */
export function serverHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return html;
  made ??= trustedTypes.createPolicy(POLICY, { createHTML: (text) => text });
  return made.createHTML(html);
}
