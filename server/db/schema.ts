import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type * as v from "valibot";
import type { Preferences } from "#wire/config.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import type { GenerationDetails } from "#wire/generations.ts";
import {
  type AssetKind,
  type AssetOrigin,
  type AssetUsage,
  type CommunityStatus,
  DEFAULT_LANGUAGE,
  type EntryKind,
  type Feature,
  type GenerationStatus,
  type GenerationStep,
  type InputRole,
  type Language,
  type LotSource,
  type PlanId,
  type ReportStatus,
  type ReportSubject,
  type StyleType,
  type WaitsFor,
} from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    nameFolded: text("name_folded").notNull(),
    displayName: text("display_name"),
    photoAssetId: text("photo_asset_id"),
    language: text("language").$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    plan: text("plan").$type<PlanId>().notNull().default("free_trial"),
    planPeriodEnd: instant("plan_period_end"),
    planNext: text("plan_next").$type<PlanId>(),
    planNextStartsAt: instant("plan_next_starts_at"),
    /** argon2id; null for accounts that sign in elsewhere only. */
    passwordHash: text("password_hash"),
    /** Google's own subject of the linked account, by whichever way it signed in. */
    googleUid: text("google_uid").unique(),
    /** Sealed secret of the authenticator; in force since `totpEnabledAt`, before that on trial. */
    totpSecret: text("totp_secret"),
    totpEnabledAt: instant("totp_enabled_at"),
    /** The last 30-second step a code was taken from: none is taken twice. */
    totpLastStep: integer("totp_last_step"),
    /** Keyed digests of the recovery codes that are left; each is taken out when it was used. */
    totpRecovery: text("totp_recovery").array().notNull().default(sql`'{}'`),
    verifiedAt: instant("verified_at"),
    active: boolean("active").notNull().default(true),
    consentAt: instant("consent_at"),
    consentVersion: text("consent_version"),
    /** The sum of this account's ledger entries, kept beside them in the same transaction. */
    balance: integer("balance").notNull().default(0),
    preferences: jsonb("preferences")
      .$type<Partial<v.InferOutput<typeof Preferences>>>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
    deletedAt: instant("deleted_at"),
  },
  (t) => [check("users_balance_not_negative", sql`${t.balance} >= 0`)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** How the session began; decides what may stand in for asking the password again. */
    method: text("method").$type<"password" | "google">().notNull().default("password"),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

/**
 * Registrations that wait for their code, beside each other for one address: name and password
 * are written to the account by the one that is confirmed, and nobody touches another's.
 */
export const registrations = pgTable(
  "registrations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** Keyed digest of the client address it was begun from. */
    origin: text("origin").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("registrations_email").on(t.email, t.createdAt)],
);

/**
 * Devices and client addresses that have signed in to an account; their login tries count apart.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Keyed digest of the device's own token, or of the client address. */
    digest: text("digest").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] }), index("known_devices_age").on(t.seenAt)],
);

/** What holds for the whole installation, such as a mark of the secret that its rows are sealed with. */
export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});

/** Open event streams of every process, so that their number is one for all; renewed while open. */
export const eventStreams = pgTable(
  "event_streams",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (t) => [index("event_streams_account").on(t.userId, t.openedAt)],
);

/** Mailed codes. Addresses nobody registered get rows as well, so that both answer alike. */
export const codes = pgTable(
  "codes",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose").$type<"verify" | "change_email">().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The registration that asked for it; it confirms that one alone. */
    registrationId: text("registration_id"),
    hash: text("hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("codes_email").on(t.email, t.purpose, t.createdAt),
    index("codes_registration").on(t.registrationId),
  ],
);

export const resetLinks = pgTable("reset_links", {
  /** SHA-256 of the token in the link. */
  hash: text("hash").primaryKey(),
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** The address an account had before it moved: its holder takes the account back by this link. */
  restoreEmail: text("restore_email"),
  /** The link of "it wasn't me": with the new password the second step goes as well. */
  endsTotp: boolean("ends_totp").notNull().default(false),
});

/** The outbox. `suppressed` mails balance the work for unknown addresses and are never sent. */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    code: text("code"),
    link: text("link"),
    suppressed: boolean("suppressed").notNull().default(false),
    /** Who answers go to, where that is not us. */
    replyTo: text("reply_to"),
    /** The contact message this mail repeats; the mail is deleted with it. */
    contactId: text("contact_id"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: instant("next_try_at").notNull().defaultNow(),
    lastError: text("last_error"),
    /** The content (text, html, code, link), sealed; wiped once it is no longer needed. */
    sealed: text("sealed"),
    /**
     * When a sealed mail is next tried; versions that only know plain mails never see it as due.
     */
    dueAt: instant("due_at"),
  },
  (t) => [index("mails_newest").on(t.createdAt), index("mails_unsent").on(t.sentAt, t.nextTryAt)],
);

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/** Sizes and format of one served form of a picture. */
export interface FileForm {
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
}
/** Forms kept beside the clean file: `marked` for the free plan, `hd` for plans up to 1,920 px. */
export interface FileForms {
  thumb?: FileForm;
  marked?: FileForm;
  markedThumb?: FileForm;
  hd?: FileForm;
}

export const assets = pgTable(
  "assets",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<AssetKind>().notNull().default("image"),
    usage: text("usage").$type<AssetUsage>().notNull(),
    origin: text("origin").$type<AssetOrigin>().notNull(),
    name: text("name").notNull(),
    nameFolded: text("name_folded").notNull(),
    mime: text("mime").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    alpha: boolean("alpha").notNull().default(false),
    category: text("category"),
    /** Folder of its files; unguessable, so that no path can be derived from an id. */
    key: text("key").notNull().unique(),
    /** Name of the clean file in that folder. */
    file: text("file").notNull(),
    forms: jsonb("forms").$type<FileForms>().notNull().default({}),
    /** The generation it came from (results) or is kept for (copies of inputs). */
    generationId: text("generation_id"),
    /** Copies of inputs: the generation's own, absent from the library. */
    hidden: boolean("hidden").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("assets_library").on(t.userId, t.hidden, t.createdAt, t.id),
    index("assets_generation").on(t.generationId),
  ],
);

export const generations = pgTable(
  "generations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    feature: text("feature").$type<Feature>().notNull(),
    status: text("status").$type<GenerationStatus>().notNull().default("queued"),
    step: text("step").$type<GenerationStep>(),
    progress: integer("progress").notNull().default(0),
    waitsFor: text("waits_for").$type<WaitsFor>(),
    cost: integer("cost").notNull(),
    charged: integer("charged").notNull(),
    refunded: integer("refunded").notNull().default(0),
    errorCode: text("error_code").$type<GenerationErrorCode>(),
    settings: jsonb("settings").$type<Record<string, unknown>>().notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    parentId: text("parent_id"),
    styleType: text("style_type").$type<StyleType>(),
    styleName: text("style_name"),
    category: text("category"),
    resultAssetId: text("result_asset_id"),
    resultDetails: jsonb("result_details").$type<GenerationDetails>(),
    engineId: text("engine_id").notNull(),
    engineModel: text("engine_model").notNull(),
    enginePreview: boolean("engine_preview").notNull(),
    searchFolded: text("search_folded").notNull().default(""),
    priority: integer("priority").notNull().default(0),
    /** Fencing number: grows with every claim; only the holder of the newest may finish. */
    attempt: integer("attempt").notNull().default(0),
    /** How many workers died with it; the second death ends it. */
    deaths: integer("deaths").notNull().default(0),
    leaseUntil: instant("lease_until"),
    createdAt: createdAt(),
    startedAt: instant("started_at"),
    completedAt: instant("completed_at"),
    processingMs: integer("processing_ms"),
    /** Taken down after a report: it can no longer be published. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("generations_history").on(t.userId, t.createdAt, t.id),
    index("generations_open")
      .on(t.status, t.leaseUntil)
      .where(sql`${t.status} in ('queued', 'processing')`),
    index("generations_speed")
      .on(t.feature, t.engineId, t.engineModel, t.completedAt)
      .where(sql`${t.status} = 'completed'`),
    // Status first: the planner would prefer an index that begins with the time to "history" above.
    index("generations_figures").on(t.status, t.createdAt),
  ],
);

export const generationInputs = pgTable(
  "generation_inputs",
  {
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    role: text("role").$type<InputRole>().notNull(),
    /** The generation's own copy. */
    assetId: text("asset_id").notNull(),
    /** What the person chose: an asset or a sample. */
    sourceId: text("source_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.role] })],
);

export const lots = pgTable(
  "lots",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    credits: integer("credits").notNull(),
    remaining: integer("remaining").notNull(),
    source: text("source").$type<LotSource>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** When its purchase was refunded: nothing comes back into it. */
    takenBackAt: instant("taken_back_at"),
  },
  (t) => [
    index("lots_spending").on(t.userId, t.expiresAt),
    check("lots_remaining_in_range", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.credits}`),
  ],
);

/** Which lots a reservation was taken from, so that a refund finds its way back. */
export const lotUses = pgTable(
  "lot_uses",
  {
    generationId: text("generation_id").notNull(),
    lotId: text("lot_id").notNull(),
    credits: integer("credits").notNull(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.lotId] })],
);

/** The ledger: append-only (a trigger refuses UPDATE and DELETE), one row a cause. */
export const entries = pgTable(
  "entries",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    id: text("id").notNull().unique(),
    userId: text("user_id").notNull(),
    kind: text("kind").$type<EntryKind>().notNull(),
    credits: integer("credits").notNull(),
    balanceAfter: integer("balance_after").notNull(),
    generationId: text("generation_id"),
    paymentId: text("payment_id"),
    lotId: text("lot_id"),
    reason: text("reason"),
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("entries_one_a_cause").on(t.kind, t.cause),
    index("entries_account").on(t.userId, t.seq),
    check("entries_balance_not_negative", sql`${t.balanceAfter} >= 0`),
  ],
);

/** A published picture: its own folder, so that taking it back ends every link to it. */
export interface PublishedFiles {
  main: FileForm;
  thumb: FileForm;
}

/** Results with a public page. Deleting the run ends the share. */
export const shares = pgTable("shares", {
  id: text("id").primaryKey(),
  generationId: text("generation_id")
    .notNull()
    .unique()
    .references(() => generations.id, { onDelete: "cascade" }),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  key: text("key").notNull().unique(),
  files: jsonb("files").$type<PublishedFiles>().notNull(),
  createdAt: createdAt(),
});

/** Results offered to the community; files exist only while one is approved. */
export const communityItems = pgTable(
  "community_items",
  {
    id: text("id").primaryKey(),
    generationId: text("generation_id")
      .notNull()
      .unique()
      .references(() => generations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status").$type<CommunityStatus>().notNull().default("pending"),
    key: text("key").unique(),
    files: jsonb("files").$type<PublishedFiles>(),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  (t) => [
    index("community_shown").on(t.status, t.decidedAt, t.id),
    check(
      "community_files_when_approved",
      sql`(${t.status} = 'approved') = (${t.key} is not null)`,
    ),
  ],
);

/** What people reported. Rows outlive what they speak of. */
export const reports = pgTable(
  "reports",
  {
    id: text("id").primaryKey(),
    subject: text("subject").$type<ReportSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    generationId: text("generation_id").notNull(),
    reporterId: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    status: text("status").$type<ReportStatus>().notNull().default("open"),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  (t) => [
    index("reports_newest").on(t.status, t.createdAt, t.id),
    index("reports_subject").on(t.subjectId),
  ],
);

/** What administrators changed, in the transaction that changed it. Rows are only added. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: text("id").primaryKey(),
    adminId: text("admin_id").notNull(),
    /** Thing and deed, e.g. `report.removed`. */
    action: text("action").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index("audit_newest").on(t.createdAt, t.id)],
);

/** Archives of a person's own data that were asked for; each is put together as it is fetched. */
export const accountExports = pgTable("account_exports", {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});

/** Sign-ins begun at Google: what must come back with the code. One row a try, used once. */
export const oauthStates = pgTable("oauth_states", {
  /** SHA-256 of the state. */
  hash: text("hash").primaryKey(),
  verifier: text("verifier").notNull(),
  nonce: text("nonce").notNull(),
  redirect: text("redirect").notNull(),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});

/** First accepted answers, by account and key; kept for `TIMES.idempotency`. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    status: integer("status").$type<200 | 201 | 202>().notNull(),
    answer: jsonb("answer").$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("idempotency_age").on(t.createdAt)],
);

/** What event streams say and resume from; a trigger announces each row. Kept for twice `TIMES.streamResume`. */
export const events = pgTable(
  "events",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    userId: text("user_id").notNull(),
    type: text("type").$type<"generation" | "credits" | "asset">().notNull(),
    refId: text("ref_id").notNull(),
    deleted: boolean("deleted").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index("events_account").on(t.userId, t.seq), index("events_age").on(t.createdAt)],
);
