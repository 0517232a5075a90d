/**
 * Every id and enumeration that crosses the network. Nothing here is defined anywhere else.
 * The spec's address, API, folder and feature names are listed together in docs/glossary.md.
 */
export const FEATURES = [
  "virtual_try_on",
  "body_generator",
  "hairstyle_changer",
  "image_to_video",
  "image_editing",
] as const;
export type Feature = (typeof FEATURES)[number];

export const LANGUAGES = ["vi", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The language the product is written in: its texts stand in the code, all others are translated. */
export const DEFAULT_LANGUAGE: Language = "vi";
interface LanguageTraits {
  /** What it calls itself. */
  name: string;
  /** Whose numbers, money and days Intl writes. */
  locale: string;
  /** Whether a person's family name is written first. */
  familyNameFirst: boolean;
  /** Days in figures of a fixed width (27/11/2025, 09:05), or as Intl writes them at medium length. */
  dates: "figures" | "medium";
}
/** All that the code knows of a language; its sentences are in locales/<language>. */
export const LANGUAGE_TRAITS: Readonly<Record<Language, LanguageTraits>> = {
  vi: { name: "Tiếng Việt", locale: "vi-VN", familyNameFirst: true, dates: "figures" },
  en: { name: "English", locale: "en-US", familyNameFirst: false, dates: "medium" },
};
/** The language of that name; the default one for a name we have no texts in. */
export const languageNamed = (name: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE;
/** The query that asks a page for a language, and the cookie in which a chosen one is kept. */
export const LANGUAGE_QUERY = "lang";
export const LANGUAGE_COOKIE = "language";
/** One of something for every language. */
export const byLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

export const GENERATION_STATUSES = [
  "queued",
  "processing",
  "completed",
  "failed",
  "cancelled",
] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];
export const ENDED_STATUSES = ["completed", "failed", "cancelled"] as const;
export const isEnded = ({ status }: { status: GenerationStatus }): boolean =>
  status !== "queued" && status !== "processing";

export const IMAGE_STEPS = ["analyzing", "processing", "generating"] as const;
export const VIDEO_STEPS = [
  "analyzing_composition",
  "generating_motion",
  "rendering_frames",
] as const;
export const GENERATION_STEPS = [...IMAGE_STEPS, ...VIDEO_STEPS] as const;
export type GenerationStep = (typeof GENERATION_STEPS)[number];

/** What a queued job waits for: the engine's data to arrive, or its turn. */
export const WAITS_FOR = ["engine_data", "turn"] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export const INPUT_ROLES = [
  "person_image",
  "clothing_item",
  "face_reference",
  "original_person",
  "hairstyle_reference",
  "style_reference",
  "source_image",
  "mask",
  "strokes",
] as const;
export type InputRole = (typeof INPUT_ROLES)[number];
/** What is painted over another input, has its size and no name of its own; and over which. */
export const PAINTED_OVER = {
  mask: ["original_person", "source_image"],
  strokes: ["clothing_item"],
} as const satisfies Partial<Record<InputRole, readonly InputRole[]>>;
export type PaintedRole = keyof typeof PAINTED_OVER;
export const isPainted = (role: InputRole): role is PaintedRole => role in PAINTED_OVER;

export const STYLE_TYPES = [
  "template",
  "custom",
  "preset",
  "instruction",
  "body_type",
  "motion",
] as const;
export type StyleType = (typeof STYLE_TYPES)[number];

export const ASSET_KINDS = ["image", "video"] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export const ASSET_USAGES = ["model", "garment", "face", "hair", "image", "mask"] as const;
export type AssetUsage = (typeof ASSET_USAGES)[number];
export const ASSET_ORIGINS = ["upload", "result", "sample"] as const;
export type AssetOrigin = (typeof ASSET_ORIGINS)[number];
export const UPLOAD_MIME_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type UploadMimeType = (typeof UPLOAD_MIME_TYPES)[number];
const UPLOAD_FILES: Record<UploadMimeType, { name: string; endings: readonly string[] }> = {
  "image/jpeg": { name: "JPEG", endings: [".jpg", ".jpeg"] },
  "image/png": { name: "PNG", endings: [".png"] },
  "image/webp": { name: "WebP", endings: [".webp"] },
};
/** The types as every sentence names them, in any language: {acceptedTypes} of the spec's. */
export const ACCEPTED_TYPES_LABEL = UPLOAD_MIME_TYPES.map((mime) => UPLOAD_FILES[mime].name).join(
  ", ",
);
/** The same for a file input. */
export const ACCEPTED_FILES = [
  ...UPLOAD_MIME_TYPES,
  ...UPLOAD_MIME_TYPES.flatMap((mime) => UPLOAD_FILES[mime].endings),
].join(",");

export const GARMENT_CATEGORIES = ["all", "dresses", "tops", "bottoms", "outerwear"] as const;
export type GarmentCategory = (typeof GARMENT_CATEGORIES)[number];

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];
export const SKIN_TONES = ["fair", "light", "medium", "tan", "brown", "deep"] as const;
export type SkinTone = (typeof SKIN_TONES)[number];
export const BODY_TYPES = ["slim", "athletic", "full", "muscular", "average", "curvy"] as const;
export type BodyType = (typeof BODY_TYPES)[number];
/** Aliases the API accepts; the canonical name is what is stored. */
export const BODY_TYPE_ALIASES = {
  ectomorph: "slim",
  mesomorph: "athletic",
  endomorph: "full",
} as const;
export const ASPECT_RATIOS = ["1:1", "3:4", "9:16", "4:3", "16:9"] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
export const POSES = ["front", "relaxed", "walking"] as const;
export type Pose = (typeof POSES)[number];
export const BMI_CLASSES = ["underweight", "normal", "overweight", "obese"] as const;
export type BmiClass = (typeof BMI_CLASSES)[number];

export const HAIR_CATEGORIES = ["all", "short", "medium", "long", "curly", "updo"] as const;
export type HairCategory = (typeof HAIR_CATEGORIES)[number];

export const EDIT_PRESETS = [
  "enhance",
  "artistic",
  "color_adjust",
  "background_remove",
  "face_enhance",
  "lighting",
] as const;
export type EditPreset = (typeof EDIT_PRESETS)[number];

export const MOTIONS = ["subtle", "natural", "dramatic"] as const;
export type Motion = (typeof MOTIONS)[number];
export const VIDEO_DURATIONS = [5, 8, 10] as const;
export type VideoDuration = (typeof VIDEO_DURATIONS)[number];
export const VIDEO_RESOLUTIONS = ["480p", "1080p"] as const;
export type VideoResolution = (typeof VIDEO_RESOLUTIONS)[number];
export const VIDEO_MODEL_IDS = [
  "seedance_v1",
  "veo_v2",
  "veo3",
  "hailuo_v2",
  "kling_v2.1",
] as const;
export type VideoModelId = (typeof VIDEO_MODEL_IDS)[number];
export const VIDEO_FLAGS = [
  "fixed_camera",
  "prompt_optimizer",
  "generate_audio",
  "cfg_scale",
] as const;
export type VideoFlag = (typeof VIDEO_FLAGS)[number];

export const PLAN_IDS = [
  "free_trial",
  "basic",
  "starter",
  "pro",
  "professional",
  "premium",
  "enterprise",
] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const PLAN_RELATIONS = ["upgrade", "downgrade", "current", "inactive"] as const;
export type PlanRelation = (typeof PLAN_RELATIONS)[number];
export const BILLING_CYCLES = ["monthly", "annual"] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const ENTRY_KINDS = ["grant", "reserve", "capture", "refund", "expire", "adjust"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const LOT_SOURCES = ["trial", "plan", "adjust", "refund"] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

export const GATEWAYS = ["sandbox", "stripe", "vnpay", "payos"] as const;
export type Gateway = (typeof GATEWAYS)[number];
/** Gateways that send their notification by GET, with everything in the query. */
export const GATEWAYS_BY_GET: readonly Gateway[] = ["vnpay"];
export const CHECKOUT_STATUSES = [
  "pending",
  "paid",
  "declined",
  "cancelled",
  "expired",
  "failed",
  "review",
] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
export const PAYMENT_STATUSES = ["completed", "failed", "pending", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const DEV_PAYMENT_ACTIONS = [
  "approve",
  "decline",
  "cancel",
  "late",
  "twice",
  "tamper",
] as const;
export type DevPaymentAction = (typeof DEV_PAYMENT_ACTIONS)[number];

export const ENGINE_NAMES = ["local", "fal", "comfyui", "replicate", "gemini"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export const DOWNLOAD_QUALITIES = ["low", "high"] as const;
export type DownloadQuality = (typeof DOWNLOAD_QUALITIES)[number];
export const DOWNLOAD_SIZES = ["original", "large", "medium", "small"] as const;
export type DownloadSize = (typeof DOWNLOAD_SIZES)[number];
export const DOWNLOAD_KINDS = [
  "generation",
  "asset",
  "generations",
  "payments",
  "account",
] as const;

/** Prefixes of the opaque ids. */
export const ID_PREFIXES = {
  user: "usr_",
  asset: "ast_",
  sample: "ast_sample_",
  generation: "gen_",
  token: "tok_",
  checkout: "chk_",
  payment: "pay_",
  post: "pst_",
  category: "cat_",
  tag: "tag_",
  author: "aut_",
  subscriber: "sub_",
  picture: "pic_",
  session: "ses_",
  entry: "ent_",
  lot: "lot_",
  comment: "cmt_",
  report: "rep_",
  webhook: "whk_",
  share: "shr_",
  community: "com_",
  contact: "ctc_",
  registration: "reg_",
} as const;

export const CONTACT_TOPICS = ["general", "billing", "api", "partnership", "report"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
/** What may be attached to a message, by its bytes. */
export const CONTACT_MIME_TYPES = ["image/png", "image/jpeg", "application/pdf"] as const;
export type ContactMimeType = (typeof CONTACT_MIME_TYPES)[number];
export const CONTACT_TYPES_LABEL = "PNG, JPG, PDF";
/** A field hidden from people: only programs fill it in, and they get the usual answer. */
export const CONTACT_HONEYPOT = "leave_blank";
export const COMMENT_STATUSES = ["pending", "approved", "rejected"] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
export const POST_STATUSES = ["draft", "scheduled", "published"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
/** Orders of the blog's lists; a search puts what fits best first until one is chosen. */
export const BLOG_SORTS = ["newest", "oldest", "title"] as const;
export type BlogSort = (typeof BLOG_SORTS)[number];
export const SUBSCRIBER_STATUSES = ["pending", "confirmed", "left"] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const REPORT_STATUSES = ["open", "dismissed", "removed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_SUBJECTS = ["share", "community"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const COMMUNITY_STATUSES = ["pending", "approved", "rejected"] as const;
export type CommunityStatus = (typeof COMMUNITY_STATUSES)[number];
export const STATISTIC_PERIODS = ["daily", "weekly", "monthly", "yearly"] as const;
export type StatisticPeriod = (typeof STATISTIC_PERIODS)[number];
export const WEBHOOK_TYPES = [
  "generation.completed",
  "generation.failed",
  "generation.cancelled",
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Keys of the browser's local storage, as the spec names them. */
export const STORAGE_KEYS = {
  token: "auth_token",
  user: "auth_user",
  theme: "theme",
  language: "language",
  /** Whether the sidebar was folded in this browser, until the account's preference has arrived. */
  sidebar: "sidebar",
} as const;

/** The id of the script element that holds what a page sent whole was made from. */
export const PAGE_DATA_ID = "page-data";
