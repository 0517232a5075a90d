import type pg from "pg";

/** Tables about running processes, and of what is found again at once: of no use in a backup. */
const PASSING = new Set(["event_streams", "rate_limits", "api_token_calls", "readings"]);

export interface Table {
  name: string;
  columns: string[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The product's tables that are kept, each after those it refers to. */
export async function keptTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: columns } = await client.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      where n.nspname = 'public' and c.relkind in ('r', 'p')
      order by c.relname, a.attnum`,
  );
  const { rows: refers } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to
       from pg_constraint k join pg_class f on f.oid = k.conrelid
       join pg_class t on t.oid = k.confrelid
       join pg_namespace n on n.oid = f.relnamespace
      where k.contype = 'f' and n.nspname = 'public' and f.oid <> t.oid`,
  );
  const tables = new Map<string, string[]>();
  for (const { name, column } of columns) {
    if (!PASSING.has(name)) tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  const ordered: Table[] = [];
  const done = new Set<string>();
  const add = (name: string, above: string[]) => {
    const own = tables.get(name);
    if (!own || done.has(name)) return;
    if (above.includes(name)) throw new Error(`Tables refer to each other: ${above.join(", ")}`);
    for (const { from, to } of refers) if (from === name) add(to, [...above, name]);
    done.add(name);
    ordered.push({ name, columns: own });
  };
  for (const name of tables.keys()) add(name, []);
  return ordered;
}

/** Name → last number given, of every sequence of the product's tables. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  );
  return Object.fromEntries(
    rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])),
  );
}

/** Moments of the migrations a database has had; none in an empty one. */
export async function migrationsOf(client: pg.ClientBase): Promise<number[]> {
  const { rows: known } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') as there",
  );
  if (!known[0]?.there) return [];
  const { rows } = await client.query<{ at: string }>(
    "select created_at as at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ at }) => Number(at));
}
