import type * as v from "valibot";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import type { EndpointName } from "#wire/endpoints.ts";
import type { TestServer } from "./harness.ts";

/** Stands in every poisoned value, so that one search of the database finds any that was taken. */
const MARK = "evilmark";
const NUMBER = 987_654;
/** What nobody may give by adding it to a body; names that a call does ask for are left alone. */
const FIELDS: Record<string, unknown> = {
  id: `usr_${MARK}`,
  user_id: MARK,
  userId: MARK,
  owner: { id: MARK },
  owner_id: MARK,
  role: MARK,
  roles: [MARK],
  is_admin: true,
  isAdmin: true,
  admin: true,
  plan: "enterprise",
  planPeriodEnd: "2099-01-01T00:00:00.000Z",
  plan_period_end: null,
  credits: NUMBER,
  balance: NUMBER,
  credits_delta: NUMBER,
  charged: -NUMBER,
  cost: -NUMBER,
  amount: NUMBER,
  price: -NUMBER,
  monthlyCredits: NUMBER,
  paid_at: "2000-01-01T00:00:00Z",
  is_verified: true,
  verified_at: "2000-01-01T00:00:00Z",
  email_verified: true,
  active: false,
  deleted_at: "2000-01-01T00:00:00Z",
  created_at: "2000-01-01T00:00:00Z",
  email: `${MARK}@mau.test`,
  password_hash: MARK,
  google_uid: MARK,
  totp_secret: MARK,
  status: "completed",
  attempt: NUMBER,
  priority: NUMBER,
  deaths: -1,
  engine_id: MARK,
  hash: MARK,
  secret: MARK,
  last4: MARK,
  key: MARK,
  file: MARK,
  hidden: true,
  origin: MARK,
  resultAssetId: MARK,
  generation_id: MARK,
  searchFolded: MARK,
  preferences: { x: MARK },
};
export const FIELD_COUNT = Object.keys(FIELDS).length;
/** JSON's own way to these names, which an object literal would take for the prototype. */
const PROTOTYPES = `"__proto__":{"polluted":"${MARK}","is_admin":true},"constructor":{"prototype":{"polluted":"${MARK}"}},"prototype":{"polluted":"${MARK}"}`;

/** A body with everything that must not count added to it and to each object inside, as text. */
export function poisoned(body: object, schema: v.GenericSchema): string {
  const asked = Object.keys("entries" in schema ? (schema.entries as object) : body);
  const own = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => !asked.includes(name)));
  const parts = Object.entries(body).map(([name, value]) => [name, inside(value)]);
  const text = JSON.stringify({ ...own, ...Object.fromEntries(parts) });
  // The names of the prototype come at every level.
  return text.replace(/\{(?!\})/g, `{${PROTOTYPES},`).replaceAll("{}", `{${PROTOTYPES}}`);
}
const inside = (value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value) ? { ...FIELDS, ...value } : value;

/** What of an account a call may change because that is what it is for. */
const MEANT: Partial<Record<EndpointName, string[]>> = {
  // The first proof of an address brings the trial's credits, and the password it was registered with.
  verifyOtp: ["verified_at", "balance", "password_hash"],
  resetPassword: ["password_hash"],
  changePassword: ["password_hash"],
  startTotp: ["plain"],
  deleteProfile: ["email", "plan", "balance", "deleted_at", "active", "password_hash", "plain"],
  firebaseRegister: ["google_uid", "verified_at"],
  firebaseLogin: ["google_uid", "verified_at"],
  googleCallback: ["google_uid", "verified_at"],
  refundPayment: ["balance", "plan", "plan_period_end"],
  putAdminUser: ["balance", "plan", "plan_period_end", "verified_at", "active"],
  regenerate: ["balance"],
};
interface Account {
  [column: string]: unknown;
  id: string;
}

/** Every account as it stands; `changed` names what a call did to them that it was not for. */
export async function accounts(server: TestServer) {
  const read = () =>
    server.query<Account>(
      `select id, email, plan, plan_period_end::text, plan_next, balance, verified_at::text, active,
         google_uid, password_hash, totp_secret is null as plain, deleted_at::text from users`,
    );
  const before = new Map((await read()).map((row) => [row.id, row]));
  return {
    changed: async (name: EndpointName, entry: Endpoint): Promise<string[]> => {
      const meant = MEANT[name] ?? (entry.service ? ["balance"] : []);
      return (await read()).flatMap((now) => {
        const was = before.get(now.id);
        if (!was) return now.plan === "free_trial" && now.active ? [] : [`a new ${now.plan}`];
        return Object.keys(now)
          .filter((column) => now[column] !== was[column] && !meant.includes(column))
          .map((column) => `${now.id}.${column}: ${was[column]} → ${now[column]}`);
      });
    },
  };
}

/** Rows of any table in which something of the poison stands. */
export async function takenPoison(server: TestServer): Promise<string[]> {
  const tables = await server.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text ~ '${MARK}|${NUMBER}'`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return found;
}
