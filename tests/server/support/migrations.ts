import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { MIGRATIONS } from "#server/db/migrate.ts";
import { atEnd } from "./cleanup.ts";

const BREAK = "--> statement-breakpoint\n";

/** A copy of the product's migrations with more behind them, as a newer version would bring. */
export function migrationsWith(more: readonly (readonly string[])[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mau-migrations-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const at = path.join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(at, "utf8"));
  const last = journal.entries.at(-1);
  for (const [n, statements] of more.entries()) {
    const tag = `next_${n}`;
    writeFileSync(path.join(folder, `${tag}.sql`), statements.join(`;\n${BREAK}`));
    journal.entries.push({ ...last, idx: last.idx + 1 + n, when: last.when + 1 + n, tag });
  }
  writeFileSync(at, JSON.stringify(journal));
  return folder;
}

/** What a next version typically adds, on the tables every call goes through. */
export const EXPANSION: readonly (readonly string[])[] = [
  [`ALTER TABLE "users" ADD COLUMN "later_text" text`],
  [`ALTER TABLE "sessions" ADD COLUMN "later_at" timestamp (3) with time zone`],
  [`ALTER TABLE "lots" ADD COLUMN "later_count" integer DEFAULT 0 NOT NULL`],
  [`ALTER TABLE "generations" ADD COLUMN "later_list" text[] DEFAULT '{}' NOT NULL`],
  [`ALTER TABLE "entries" ADD COLUMN "later_ref" text`],
  // Of two busy tables in one: it has to step back until both are free together.
  [
    `ALTER TABLE "api_tokens" ADD COLUMN "later_ref" text`,
    `ALTER TABLE "orders" ADD COLUMN "later_ref" text`,
  ],
  [
    `CREATE TABLE "later_things" ("id" text PRIMARY KEY, "user_id" text NOT NULL, "run_id" text)`,
    `ALTER TABLE "later_things" ADD CONSTRAINT "later_things_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade`,
    `ALTER TABLE "later_things" ADD CONSTRAINT "later_things_run" FOREIGN KEY ("run_id") REFERENCES "generations"("id") ON DELETE cascade`,
  ],
  [
    `-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "later_generations" ON "generations" ("later_list")`,
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "later_entries" ON "entries" ("user_id", "kind")`,
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "later_sessions" ON "sessions" ("later_at")`,
  ],
  [
    `ALTER TABLE "entries" ADD CONSTRAINT "later_entries_bound" CHECK ("credits" > -1000000) NOT VALID`,
  ],
  [`ALTER TABLE "lots" ADD CONSTRAINT "later_lots_bound" CHECK ("later_count" >= 0) NOT VALID`],
  [`ALTER TABLE "generations" ADD CONSTRAINT "later_runs_bound" CHECK ("cost" >= 0) NOT VALID`],
  [
    `ALTER TABLE "users" ADD CONSTRAINT "later_users_bound" CHECK (length("name") < 10000) NOT VALID`,
  ],
  [
    `ALTER TABLE "entries" VALIDATE CONSTRAINT "later_entries_bound"`,
    `ALTER TABLE "lots" VALIDATE CONSTRAINT "later_lots_bound"`,
    `ALTER TABLE "generations" VALIDATE CONSTRAINT "later_runs_bound"`,
    `ALTER TABLE "users" VALIDATE CONSTRAINT "later_users_bound"`,
  ],
];
