import type { PlanId } from "./values.ts";

export const SECOND = 1000;
/** Milliseconds. */
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const MIB = 1024 * 1024;
const UPLOAD_MEGABYTES = 10;
const CODE_DIGITS = 6;
const GB = 1000 * 1000 * 1000;

/** Milliseconds before each further delivery of a hook that was not taken. */
export const WEBHOOK_WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  7 * HOUR,
  12 * HOUR,
] as const;

/** Bytes, pixels and counts that both sides hold. 10 MB is 10 × 1024 × 1024 everywhere. */
export const LIMITS = {
  uploadBytes: UPLOAD_MEGABYTES * MIB,
  /** The same for sentences. */
  uploadMegabytes: UPLOAD_MEGABYTES,
  imagePixels: 50_000_000,
  /** Shortest side of a picture a tool takes; the asset library takes smaller ones. */
  toolMinSide: 256,
  /** The long side from which on a picture is HD. */
  hdSide: 1920,
  jsonBytes: 256 * 1024,
  pageDefault: 24,
  pageMax: 100,
  downloadMaxIds: 100,
  idempotencyKeyChars: 255,
  promptChars: 2000,
  /** Body parameters: centimetres, kilograms, years. */
  heightCm: [120, 220],
  weightKg: [30, 200],
  ageYears: [18, 90],
  hints: 10,
  hintChars: 60,
  assetNameChars: 200,
  tokenNameChars: 60,
  tokensPerUser: 20,
  tokenRateMin: 1,
  tokenRateMax: 1000,
  nameMinGraphemes: 2,
  nameMaxChars: 100,
  passwordMinChars: 8,
  passwordMaxBytes: 256,
  emailMaxChars: 254,
  otpAttempts: 5,
  /** Digits of a code from a mail or from an authenticator. */
  codeDigits: CODE_DIGITS,
  /** Digits from which on a mailed code is asked about; only `codeDigits` of them ever match. */
  codeDigitsAsked: 4,
  otpMin: 10 ** (CODE_DIGITS - 1),
  otpMax: 10 ** CODE_DIGITS - 1,
  /** Codes for the day the phone is gone. */
  recoveryCodes: 10,
  /** Signs of one, five bits each. */
  recoveryCodeChars: 10,
  otpPerHour: 5,
  seedMax: 2_147_483_647,
  contactFiles: 4,
  contactPhoneMaxChars: 40,
  contactDescriptionMin: 10,
  contactDescriptionMax: 5000,
  /** Messages an hour from one email address or account; tries an hour from one client address. */
  contactPerHour: 5,
  contactTriesPerHour: 30,
  /** Mails an hour to the shop about contact messages. */
  contactMailsPerHour: 20,
  commentMaxChars: 2000,
  /** Posts on a page of the blog's lists, and beside a post. */
  blogPage: 12,
  relatedPosts: 3,
  postTitleChars: 200,
  postExcerptChars: 500,
  /** So that the longest text in Vietnamese still fits a body of JSON. */
  postMarkdownChars: 80_000,
  postTags: 10,
  slugChars: 120,
  authorNameChars: 120,
  authorBioChars: 1000,
  tagNameChars: 60,
  categoryNameChars: 60,
  /** Pixels that a picture of the blog is wide at most. */
  blogPictureWidth: 1600,
  /** Words a reader reads in a minute. */
  readWordsPerMinute: 220,
  adminPage: 50,
  /** Credits an administrator may give or take in one go. */
  adminCredits: 1_000_000,
  /** The first delivery and one after each of the waits. */
  webhookTries: 1 + WEBHOOK_WAITS.length,
  /** JSON from this size on is compressed for who accepts it. */
  compressFromBytes: 1024,
  webhookTestsPerMinute: 5,
  /** Event streams of one account; a further one takes the oldest's place. */
  eventStreams: 6,
  /** Event streams of one account that each follow one run, for programs. */
  runStreams: 100,
  /** Streams an account may open in a minute. */
  streamsPerMinute: 240,
  /** Forms that are received at once by one process, and the bytes they may come to. */
  formsAtOnce: 64,
  formBytesAtOnce: 640 * MIB,
  /** Forms of one account at once, or of one client address without an account. */
  formsAtOnceEach: 8,
  /** Bytes the disk keeps free: with less, nothing new is taken (storage_full). */
  diskReserveBytes: 16 * MIB,
  /** What a body must bring within `bodyStall` to count as going on. */
  bodyProgressBytes: 64 * 1024,
  /** Runs a day on a plan without a credit limit (fair use). */
  fairUsePerDay: 2000,
} as const;

/** Milliseconds. */
export const TIMES = {
  accessToken: 7 * DAY,
  tokenNearExpiry: 5 * MINUTE,
  otp: 10 * MINUTE,
  otpResend: MINUTE,
  otpWindow: HOUR,
  /** How long a registration waits for its code. */
  registration: 7 * DAY,
  /** How long after a sign-in with Google it stands for the password of an account without one. */
  freshSignIn: 10 * MINUTE,
  /** How long a sign-in that went to Google may take to come back. */
  googleAway: 10 * MINUTE,
  /** How long a device or address is known after it signed in. */
  knownDevice: 90 * DAY,
  resetLink: 30 * MINUTE,
  /** How long the old address can take back an account that moved to another. */
  restoreLink: 7 * DAY,
  /** How long a mail lies readable in the local mailbox. */
  localMail: DAY,
  /** How long before a period's end another one of the same plan is offered. */
  renewal: 30 * DAY,
  idempotency: DAY,
  idempotencyWait: 10 * SECOND,
  signedUrlMin: 10 * MINUTE,
  signedUrlStep: 5 * MINUTE,
  downloadUrl: 5 * MINUTE,
  streamResume: 5 * MINUTE,
  streamComment: 15 * SECOND,
  streamRetry: 2 * SECOND,
  /** How long a page waits for the answer to one small call before it says that none came. */
  answer: 30 * SECOND,
  /** The same where what is waited for waits itself, and speaks first. */
  answerOfAnother: 35 * SECOND,
  /** The same for a cancel: short, for one that is answered later is told by the run itself. */
  cancelAnswer: 20 * SECOND,
  /** How long a page looks into a file that was chosen. */
  fileLook: 30 * SECOND,
  /** A body that makes no progress for this long is given up. */
  bodyStall: 30 * SECOND,
  /** So long after its end a run counts as just made. */
  justMade: 10 * MINUTE,
  imageJob: 10 * MINUTE,
  /** How long reading a picture may take, and how long a call about it waits for the answer. */
  reading: 2 * MINUTE,
  readingWait: 3 * SECOND,
  /** How long a page waits before it asks again about a reading that cannot begin yet. */
  readingPause: 3 * SECOND,
  /** How long a reading is kept. */
  readingKept: 30 * DAY,
  videoJob: 15 * MINUTE,
  creditLot: 365 * DAY,
  expiredLotGrace: 7 * DAY,
  /** How long before its end a mail tells of credits that expire. */
  expiringSoon: 7 * DAY,
  /** How long before its end the balance beside an order tells of credits that expire. */
  expiryShown: 30 * DAY,
  checkout: 30 * MINUTE,
  pendingPayment: DAY,
  /** How late the sandbox pays an order that is paid late. */
  sandboxLate: MINUTE,
  cache: 5 * MINUTE,
  /** How long an administrator's reading of an account's runs counts as one. */
  sameLook: HOUR,
  /** How long a device keeps the language that was chosen on it. */
  languageKept: 365 * DAY,
  /** How long a link that confirms a newsletter may be used. */
  newsletterLink: 7 * DAY,
  /** How long a hook may take to answer. */
  webhookAnswer: 15 * SECOND,
  /** All deliveries of a hook lie within this, in whole hours. */
  webhookRetries: 24 * HOUR,
  deleteUndo: 6 * SECOND,
  /** What the administrators' success rate, and the calls of `requests_30d`, look back on. */
  adminSummary: 30 * DAY,
  /** The days their first page draws, today the last of them. */
  adminDays: 14 * DAY,
  /** What their count of contact messages looks back on. */
  contactShown: 7 * DAY,
  tokenUses: 30 * DAY,
} as const;

/** The client's request timeouts, by path (spec §9). */
export function timeoutFor(path: string): number {
  if (path.includes("/ai/image-editing/")) return 10 * MINUTE;
  return path.includes("/ai/") ? 15 * MINUTE : 10 * MINUTE;
}

/** Delay before retry `attempt` (0-based): doubling from 1 s, at most 30 s. Three retries in all. */
export const RETRIES = 3;
export const retryDelay = (attempt: number): number => Math.min(SECOND * 2 ** attempt, 30 * SECOND);

/** Boxes of spec §9; a portrait picture uses the rotated box and nothing is enlarged. */
export const DOWNLOAD_BOXES = {
  large: { width: 1920, height: 1080 },
  medium: { width: 1280, height: 720 },
  small: { width: 800, height: 600 },
} as const;
export const JPEG_QUALITY = { low: 60, high: 92 } as const;

/**
 * What a plan gives on the way out and in storage (decisions F). `maxSide` null means the stored
 * size; bytes and files null mean no limit of that kind. On an unlimited plan a run costs nothing,
 * and a day takes `fairUsePerDay` of them.
 */
export const PLAN_LIMITS: Record<
  PlanId,
  {
    maxSide: number | null;
    watermark: boolean;
    api: boolean;
    priority: boolean;
    unlimited: boolean;
    storageBytes: number;
    storageFiles: number | null;
  }
> = {
  free_trial: {
    maxSide: 1280,
    watermark: true,
    api: false,
    priority: false,
    unlimited: false,
    storageBytes: 500_000_000,
    storageFiles: 200,
  },
  basic: {
    maxSide: 1920,
    watermark: false,
    api: false,
    priority: false,
    unlimited: false,
    storageBytes: 5 * GB,
    storageFiles: null,
  },
  starter: {
    maxSide: 1920,
    watermark: false,
    api: true,
    priority: false,
    unlimited: false,
    storageBytes: 10 * GB,
    storageFiles: null,
  },
  pro: {
    maxSide: 1920,
    watermark: false,
    api: true,
    priority: true,
    unlimited: false,
    storageBytes: 20 * GB,
    storageFiles: null,
  },
  professional: {
    maxSide: null,
    watermark: false,
    api: true,
    priority: true,
    unlimited: false,
    storageBytes: 50 * GB,
    storageFiles: null,
  },
  premium: {
    maxSide: null,
    watermark: false,
    api: true,
    priority: true,
    unlimited: false,
    storageBytes: 100 * GB,
    storageFiles: null,
  },
  enterprise: {
    maxSide: null,
    watermark: false,
    api: true,
    priority: true,
    unlimited: true,
    storageBytes: 200 * GB,
    storageFiles: null,
  },
};

/** Credits of a new account, once. */
export const TRIAL_CREDITS = 5;
export const ANNUAL_DISCOUNT_PERCENT = 20;
/** How many templates there are (hairstyles.ts, held to it): public pages say it without their list. */
export const HAIRSTYLE_COUNT = 20;
