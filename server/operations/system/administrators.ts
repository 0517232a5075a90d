import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync } from "node:fs";
import path from "node:path";
import { newId } from "#server/db/ids.ts";
import { users } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { grantTrial } from "#server/domain/accounts/trial.ts";
import { fold } from "#wire/fold.ts";
import { ID_PREFIXES } from "#wire/values.ts";

/**
 * Gives each address of ADMIN_ADDRESSES that has no account a confirmed one with a random
 * password. Returns the lines to show once; they are also kept in DATA_DIR/admin.txt (mode 0600).
 */
export async function makeAdministrators(deps: Deps): Promise<string[]> {
  const lines: string[] = [];
  const now = deps.now();
  for (const email of deps.config.adminAddresses) {
    const password = randomBytes(15).toString("base64url");
    const name = email.split("@")[0] ?? email;
    const id = newId(ID_PREFIXES.user);
    const passwordHash = await deps.passwords.hash(password);
    const made = await deps.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(users)
        .values({
          id,
          email,
          name,
          nameFolded: fold(name),
          passwordHash,
          verifiedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (!row) return false;
      await grantTrial(deps, tx, { id, email });
      return true;
    });
    if (made) lines.push(`admin ${email} ${password}`);
  }
  if (lines.length > 0) {
    const file = path.join(deps.config.dataDir, "admin.txt");
    appendFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return lines;
}
