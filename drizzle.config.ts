import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next SQL migration from the schema; nothing connects. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/schema*.ts",
  out: "./server/db/migrations",
});
