import type { ReactNode } from "react";
import { Column } from "./layout.tsx";

/** Names and values of a theme's part, however deep, as the code holds them. */
export function tokensOf(part: object, above = ""): { name: string; value: string }[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const name = above ? `${above}.${key}` : key;
    return typeof value === "string" ? [{ name, value }] : tokensOf(value as object, name);
  });
}

/** What a custom property of the theme is in this page. */
const computed = (variable: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(/--[^)]+/.exec(variable)?.[0] ?? "")
    .trim();

/** A row a token: what it looks like, its name, its value. */
export function Tokens({
  of,
  show,
  width = 860,
}: {
  of: object;
  show: (variable: string) => ReactNode;
  width?: number;
}) {
  return (
    <Column width={width}>
      <table>
        <thead>
          <tr>
            {["Sample", "Token", "Value"].map((head) => (
              <th key={head} scope="col" style={{ textAlign: "start", padding: 4 }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokensOf(of).map(({ name, value }) => (
            <tr key={name}>
              <td style={{ padding: 6 }}>{show(value)}</td>
              <td style={{ padding: 6 }}>{name}</td>
              <td style={{ padding: 6 }}>{computed(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Column>
  );
}
