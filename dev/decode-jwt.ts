/** The claims inside a token, unverified: for looking at. */
export function decodeJwt(token: string): unknown {
  const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
