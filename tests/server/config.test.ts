import * as v from "valibot";
import { expect, test } from "vitest";
import { ConfigError, publicDevPages, readConfig } from "#server/config.ts";
import { GATEWAY_VARIABLES } from "#server/payments/gateways.ts";
import { bare } from "#server/variable-forms.ts";

const read = (env: Record<string, string>) => readConfig(env, "/srv/mau");
const refusal = (env: Record<string, string>) => {
  try {
    read(env);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

/** The least that production starts with. */
const PRODUCTION = {
  NODE_ENV: "production",
  SMTP_URL: "smtp://m",
  VNPAY_TMN_CODE: "MAU",
  VNPAY_HASH_SECRET: "s",
  PUBLIC_URL: "https://studio.test",
};

test("starts from nothing, with the defaults of the wire", () => {
  expect(read({})).toMatchObject({
    host: "127.0.0.1",
    port: 4300,
    dataDir: "/srv/mau/.data",
    role: "all",
    trustProxyHops: 0,
    production: false,
    devPages: true,
    databaseUrl: null,
  });
  expect(read({ PORT: " " }).port).toBe(4300);
});

test("names what it cannot use, in one sentence", () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: "http" }, /^PORT cannot be used/],
    [{ PUBLIC_URL: "ftp://studio.test" }, /^PUBLIC_URL cannot be used: .* https:/],
    [{ PUBLIC_URL: "localhost:4300" }, /^PUBLIC_URL cannot be used/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL cannot/],
    [{ ADMIN_ADDRESSES: "only@one.vn" }, /two e-mail addresses/],
    [{ STRIPE_SECRET_KEY: "sk" }, /STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET/],
    [{ GOOGLE_CLIENT_SECRET: "s" }, /without GOOGLE_CLIENT_ID/],
    [{ S3_BUCKET: "b", S3_ENDPOINT: "https://s3.test" }, /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    [{ ENGINE_IMAGE_TO_VIDEO: "fal" }, /FAL_KEY is not set/],
    [{ ENGINE_IMAGE_EDITING: "magic" }, /ENGINE_IMAGE_EDITING/],
    [{ SESSION_SECRET: "short" }, /SESSION_SECRET/],
    [{ NODE_ENV: "production" }, /SMTP_URL is needed in production/],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://m", FAL_BASE: "http://x.test" },
      /FAL_BASE points at a stand-in/,
    ],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://m", FIREBASE_JWKS_URL: "http://x.test" },
      /FIREBASE_JWKS_URL points/,
    ],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://m", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9" },
      /FIREBASE_AUTH_EMULATOR_HOST points/,
    ],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://m", GOOGLE_ISSUER: "http://x.test" },
      /GOOGLE_ISSUER points/,
    ],
    [{ ...PRODUCTION, STRIPE_BASE: "http://x.test" }, /STRIPE_BASE points/],
    [{ NODE_ENV: "production", SMTP_URL: "smtp://m" }, /PUBLIC_URL is needed in production/],
    [{ ...PRODUCTION, PUBLIC_URL: " " }, /PUBLIC_URL is needed in production/],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://m", PUBLIC_URL: "https://studio.test" },
      /payment gateway .* is needed/,
    ],
    [{ VNPAY_TMN_CODE: "MAU" }, /without VNPAY_HASH_SECRET/],
    [{ PAYOS_CLIENT_ID: "c", PAYOS_API_KEY: "k" }, /without PAYOS_CHECKSUM_KEY/],
    [{ FIREBASE_PROJECT_ID: "p", FIREBASE_API_KEY: "k" }, /without FIREBASE_AUTH_DOMAIN/],
  ];
  for (const [env, sentence] of cases) {
    const said = refusal(env);
    expect(said).toMatch(sentence);
    expect(said).not.toContain("\n");
  }
  expect(refusal({ NODE_ENV: "production", DEV_TOOLS: "1" })).toBe(null);
  expect(read({ ...PRODUCTION }).devPages).toBe(false);
});

test("sign-in with Google has Google's own addresses unless told otherwise", () => {
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s" };
  expect(read({ ...PRODUCTION, ...google }).google).toEqual({
    clientId: "id",
    clientSecret: "s",
    issuer: "https://accounts.google.com",
  });
  expect(read({ ...google, GOOGLE_ISSUER: "http://127.0.0.1:9/" }).google?.issuer).toBe(
    "http://127.0.0.1:9",
  );
  const firebase = {
    FIREBASE_PROJECT_ID: "p",
    FIREBASE_API_KEY: "k",
    FIREBASE_AUTH_DOMAIN: "p.test",
  };
  expect(read(firebase).firebase?.jwksUrl).toMatch(/^https:\/\/www\.googleapis\.com\//);
  expect(read({ ...google, ...firebase }).withoutEffect).toEqual([]);
});

test("says which variables have no effect here", () => {
  const env = {
    S3_REGION: "hn",
    ENGINE_IMAGE_EDITING: "fal",
    FAL_KEY: "k",
  };
  expect(read(env).withoutEffect).toEqual(["S3_REGION", "ENGINE_IMAGE_EDITING"]);
  expect(read({}).withoutEffect).toEqual([]);
});

test("payments go to the gateways' own addresses unless told otherwise", () => {
  expect(v.parse(v.object(GATEWAY_VARIABLES), {})).toEqual({
    STRIPE_BASE: "https://api.stripe.com",
    VNPAY_URL: "https://pay.vnpay.vn/vpcpay.html",
    PAYOS_BASE: "https://api-merchant.payos.vn",
  });
  expect(read({}).payments).toEqual([]);
  const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" };
  const payos = { PAYOS_CLIENT_ID: "c", PAYOS_API_KEY: "k", PAYOS_CHECKSUM_KEY: "s" };
  const open = read({ ...PRODUCTION, ...stripe, ...payos }).payments;
  expect(open.map(({ id }) => id)).toEqual(["stripe", "vnpay", "payos"]);
  expect(read(stripe).payments.map(({ id }) => id)).toEqual(["stripe"]);
  expect(bare("http://127.0.0.1:9/")).toBe("http://127.0.0.1:9");
});

test("a server others can reach says that the developer's pages are on, in one sentence", () => {
  const said = (env: Record<string, string>) => publicDevPages(read(env));
  for (const env of [
    {},
    { HOST: "127.0.0.2" },
    { HOST: "::1" },
    { HOST: "localhost", PUBLIC_URL: "http://mau.localhost:4300" },
    { ...PRODUCTION, HOST: "0.0.0.0" },
    { HOST: "0.0.0.0", ROLE: "worker" },
  ])
    expect(said(env)).toBe(null);
  expect(said({ HOST: "0.0.0.0" })).toMatch(/^HOST lets others .*NODE_ENV=production/);
  expect(said({ HOST: "::" })).toMatch(/^HOST lets/);
  expect(said({ PUBLIC_URL: "https://studio.test" })).toMatch(/^PUBLIC_URL lets others/);
  const both = said({ ...PRODUCTION, DEV_TOOLS: "1", HOST: "192.168.1.5" });
  expect(both).toMatch(/^PUBLIC_URL and HOST let others/);
  expect(both).not.toContain("\n");
});
