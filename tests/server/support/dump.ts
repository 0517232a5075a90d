import type { TestServer } from "./harness.ts";

/** Every row of every table, as text. */
export async function dumpOf({ query }: TestServer): Promise<string[]> {
  const tables = await query<{ at: string }>(
    "select format('%I.%I', schemaname, tablename) as at from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const rows: string[] = [];
  for (const { at } of tables) {
    const found = await query<{ row: string }>(`select t::text as row from ${at} t`);
    rows.push(...found.map(({ row }) => row));
  }
  return rows;
}
