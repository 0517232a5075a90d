import type { User } from "./accounts.ts";
import type { Asset } from "./assets.ts";
import type { Generation, Quote } from "./generations.ts";
import { TRIAL_CREDITS } from "./limits.ts";
import { TOOLS } from "./tools/tools.ts";
import type { Feature } from "./values.ts";

/** Example values of the wire, for stories, generated paths and tests. */
export const userFixture: User = {
  id: "usr_hanh",
  name: "Hạnh Nguyễn",
  email: "hanh@sennha.vn",
  display_name: null,
  photo_url: null,
  language: "vi",
  plan: "free_trial",
  credits: TRIAL_CREDITS,
  is_admin: false,
  email_verified: true,
  has_password: true,
  google_linked: false,
  totp_enabled: false,
  consent_at: null,
  plan_period_end: null,
  plan_next: null,
  created_at: "2026-11-27T02:30:00.000Z",
};

export const assetFixture = (overrides: Partial<Asset> = {}): Asset => ({
  id: "ast_linh",
  kind: "image",
  usage: "model",
  origin: "upload",
  name: "Linh, toàn thân.jpg",
  mime: "image/webp",
  width: 960,
  height: 1280,
  bytes: 84_000,
  url: "/samples/model.webp",
  thumb_url: "/samples/model.webp",
  generation_id: null,
  created_at: "2026-11-27T02:35:00.000Z",
  ...overrides,
});
export const modelFixture = assetFixture();
export const garmentFixture = assetFixture({
  id: "ast_sample_ao_dai",
  usage: "garment",
  origin: "sample",
  name: "Áo dài lụa cổ vịt",
});
export const tinyFixture = assetFixture({
  id: "ast_tiny",
  name: "Bé tí.png",
  width: 32,
  height: 32,
});

const costs = (feature: Feature): number => TOOLS[feature].cost;
const DEAR = costs("image_to_video");
export const quoteFixture: Quote = {
  cost: costs("virtual_try_on"),
  balance: TRIAL_CREDITS,
  affordable: true,
  alternatives: [],
};
export const shortQuoteFixture: Quote = {
  cost: DEAR,
  balance: DEAR - 1,
  affordable: false,
  alternatives: [{ feature: "virtual_try_on", cost: costs("virtual_try_on") }],
};

export const generationFixture = (overrides: Partial<Generation> = {}): Generation => ({
  id: "gen_linh",
  feature: "virtual_try_on",
  status: "queued",
  step: null,
  progress: 0,
  waits_for: "turn",
  cost: costs(overrides.feature ?? "virtual_try_on"),
  charged: 0,
  refunded: 0,
  cancel_refund: costs(overrides.feature ?? "virtual_try_on"),
  error: null,
  inputs: [
    { role: "person_image", asset: modelFixture },
    { role: "clothing_item", asset: garmentFixture },
  ],
  settings: { model: modelFixture.id, garment: garmentFixture.id, category: "all" },
  seed: 42,
  parent_id: null,
  style_type: null,
  style_name: null,
  category: "all",
  result: null,
  engine: { id: "local", model: "tryon-1", preview: true },
  created_at: "2026-11-27T02:40:00.000Z",
  started_at: null,
  completed_at: null,
  processing_ms: null,
  share_url: null,
  ...overrides,
});
export const runningFixture = (
  step: NonNullable<Generation["step"]>,
  progress: number,
): Generation =>
  generationFixture({
    status: "processing",
    step,
    progress,
    waits_for: null,
    started_at: "2026-11-27T02:40:01.000Z",
  });
export const completedFixture = generationFixture({
  status: "completed",
  progress: 100,
  waits_for: null,
  charged: costs("virtual_try_on"),
  cancel_refund: 0,
  started_at: "2026-11-27T02:40:01.000Z",
  completed_at: "2026-11-27T02:40:06.000Z",
  processing_ms: 5200,
  result: {
    asset: assetFixture({
      id: "ast_result",
      usage: "image",
      origin: "result",
      name: "Linh, áo dài lụa cổ vịt",
      mime: "image/png",
      generation_id: "gen_linh",
    }),
    details: { width: 960, height: 1280, bytes: 84_000, mime: "image/png", category: "dresses" },
  },
});
export const failedFixture = generationFixture({
  status: "failed",
  progress: 34,
  waits_for: null,
  refunded: costs("virtual_try_on"),
  cancel_refund: 0,
  error: { code: "no_person", message: "Không thấy người trong ảnh." },
  started_at: "2026-11-27T02:40:01.000Z",
  completed_at: "2026-11-27T02:40:03.000Z",
  processing_ms: 1800,
});
export const cancelledFixture = generationFixture({
  status: "cancelled",
  progress: 12,
  waits_for: null,
  refunded: costs("virtual_try_on"),
  cancel_refund: 0,
  completed_at: "2026-11-27T02:40:03.000Z",
});

export const sourceFixture = assetFixture({
  id: "ast_source",
  usage: "image",
  name: "Váy hoa ngoài nắng.jpg",
});
/** A run of Image Editing, open and ended. */
export const editingFixture = generationFixture({
  id: "gen_edit",
  feature: "image_editing",
  inputs: [{ role: "source_image", asset: sourceFixture }],
  settings: {
    image: sourceFixture.id,
    preset: "enhance",
    strength: 0.75,
    guidance: 7.5,
    steps: 30,
  },
  style_type: "preset",
  style_name: "enhance",
  category: null,
});
export const editedFixture: Generation = {
  ...completedFixture,
  ...editingFixture,
  status: "completed",
  progress: 100,
  waits_for: null,
  charged: editingFixture.cost,
  cancel_refund: 0,
  processing_ms: 3200,
  result: {
    asset: assetFixture({
      id: "ast_edited",
      usage: "image",
      origin: "result",
      name: "Váy hoa ngoài nắng",
      mime: "image/png",
      generation_id: "gen_edit",
    }),
    details: { width: 960, height: 1280, bytes: 84_000, mime: "image/png" },
  },
};

/** A run of Image To Video, open and ended. */
export const filmingFixture = generationFixture({
  id: "gen_film",
  feature: "image_to_video",
  inputs: [{ role: "source_image", asset: sourceFixture }],
  settings: {
    image: sourceFixture.id,
    model: "seedance_v1",
    motion: "natural",
    duration: 5,
    resolution: "1080p",
    fixed_camera: false,
    prompt_optimizer: false,
    generate_audio: false,
  },
  style_type: "motion",
  style_name: "natural",
  category: null,
});
export const filmedFixture: Generation = {
  ...completedFixture,
  ...filmingFixture,
  status: "completed",
  progress: 100,
  waits_for: null,
  charged: filmingFixture.cost,
  cancel_refund: 0,
  processing_ms: 8000,
  result: {
    asset: assetFixture({
      id: "ast_film",
      kind: "video",
      usage: "image",
      origin: "result",
      name: "Váy hoa ngoài nắng",
      mime: "video/mp4",
      width: 480,
      height: 640,
      generation_id: "gen_film",
    }),
    details: {
      width: 480,
      height: 640,
      bytes: 310_000,
      mime: "video/mp4",
      duration_s: 5,
      fps: 24,
    },
  },
};

export const faceFixture = assetFixture({
  id: "ast_face",
  usage: "face",
  name: "Gương mặt Lan.jpg",
  width: 800,
  height: 800,
});
/** A run of Body Generator, open and ended. */
export const bodyingFixture = generationFixture({
  id: "gen_body",
  feature: "body_generator",
  inputs: [{ role: "face_reference", asset: faceFixture }],
  settings: {
    gender: "female",
    height_cm: 170,
    weight_kg: 65,
    age: 25,
    skin_tone: "light",
    body_type: "average",
    aspect_ratio: "3:4",
    pose: "front",
    hints: [],
    face: faceFixture.id,
    bmi: 22.5,
    bmi_class: "normal",
  },
  style_type: "body_type",
  style_name: "average",
  category: null,
});
export const bodyFixture: Generation = {
  ...completedFixture,
  ...bodyingFixture,
  status: "completed",
  progress: 100,
  waits_for: null,
  charged: bodyingFixture.cost,
  cancel_refund: 0,
  processing_ms: 4100,
  result: {
    asset: assetFixture({
      id: "ast_body",
      usage: "model",
      origin: "result",
      name: "Người mẫu nữ 170 cm",
      mime: "image/png",
      generation_id: "gen_body",
    }),
    details: {
      width: 1152,
      height: 1536,
      bytes: 840_000,
      mime: "image/png",
      bmi: 22.5,
      bmi_class: "normal",
    },
  },
};

export const hairPhotoFixture = assetFixture({
  id: "ast_hair",
  usage: "hair",
  name: "Khách quen.jpg",
  width: 900,
  height: 1200,
});
/** A run of Hairstyle Changer, open and ended. */
export const hairingFixture = generationFixture({
  id: "gen_hair",
  feature: "hairstyle_changer",
  inputs: [{ role: "original_person", asset: hairPhotoFixture }],
  settings: { photo: hairPhotoFixture.id, gender: "female", style: "modern_bob" },
  style_type: "template",
  style_name: "modern_bob",
  category: "short",
});
export const hairFixture: Generation = {
  ...completedFixture,
  ...hairingFixture,
  status: "completed",
  progress: 100,
  waits_for: null,
  charged: hairingFixture.cost,
  cancel_refund: 0,
  processing_ms: 6100,
  result: {
    asset: assetFixture({
      id: "ast_haired",
      usage: "image",
      origin: "result",
      name: "Khách quen, Bob hiện đại",
      mime: "image/png",
      width: 900,
      height: 1200,
      generation_id: "gen_hair",
    }),
    details: { width: 900, height: 1200, bytes: 740_000, mime: "image/png" },
  },
};
