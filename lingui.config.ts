import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./wire/values.ts";

/**
 * Texts are keyed by id; the Vietnamese stands in the code as the source message, translations in
 * locales. Catalogues are lazy: core (shell, errors), sign-in (the dialog), site (public pages),
 * forms (what few of them ask of one), blog, talk (comments, newsletter), reading (about, questions,
 * legal pages), studio (what its rooms share, what runs are called, and try-on), tools (the other four), device (where a
 * window is too small), account (settings and keys), money (prices, credits) and admin; ahead is for
 * what only search engines read; server is the server's own.
 */
const tests = ["**/*.test.*", "**/*.stories.*"];
export default defineConfig({
  // By id: two ids of one text would else stand in whichever order their files were read.
  orderBy: "messageId",
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  fallbackLocales: { default: DEFAULT_LANGUAGE },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}/core",
      include: ["src/lib", "src/ui", "src/routes", "src/pages/shell", "src/flows/*/tool.ts"],
      exclude: [...tests, "**/auth-notices.ts"],
    },
    {
      path: "<rootDir>/locales/{locale}/sign-in",
      include: [
        "src/flows/auth-dialog",
        "src/flows/google-sign-in",
        "src/flows/google-callback",
        "src/pages/shell/auth-notices.ts",
      ],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/site",
      include: ["src/pages/site", "src/pages/services"],
      exclude: [...tests, "**/pages/site/reading/**"],
    },
    {
      path: "<rootDir>/locales/{locale}/forms",
      include: [
        "src/pages/share",
        "src/pages/contact",
        "src/flows/reset-password",
        "src/flows/contact-form",
        "src/flows/report",
      ],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/reading",
      include: ["src/pages/site/reading"],
      exclude: tests,
    },
    {
      // What only search engines read: it stays in the server.
      path: "<rootDir>/locales/{locale}/ahead",
      include: ["src/ahead"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/blog",
      include: ["src/pages/blog"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/talk",
      include: ["src/flows/comment", "src/flows/newsletter", "src/flows/newsletter-link"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/studio",
      include: ["src/pages/studio", "src/flows"],
      exclude: [
        ...tests,
        "**/flows/*/tool.ts",
        "**/pages/studio/api/**",
        "**/flows/{body-generator,hairstyle,image-editing,image-to-video,device-gate}/*/**/*",
        "**/flows/{body-generator,hairstyle,image-editing,image-to-video,device-gate}/!(run-words).*",
        "**/flows/{auth-dialog,google-sign-in,google-callback,reset-password,contact-form,report,checkout}/**",
        "**/flows/{admin-access,admin-user,refund,api-tokens,webhook,account-deletion}/**",
        "**/flows/{change-email,two-steps,comment,newsletter,newsletter-link,post-editor}/**",
      ],
    },
    {
      path: "<rootDir>/locales/{locale}/tools",
      include: [
        "src/flows/body-generator",
        "src/flows/hairstyle",
        "src/flows/image-editing",
        "src/flows/image-to-video",
      ],
      exclude: [...tests, "**/flows/*/tool.ts", "**/flows/*/run-words.ts"],
    },
    {
      path: "<rootDir>/locales/{locale}/device",
      include: ["src/flows/device-gate"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/account",
      include: [
        "src/pages/account",
        "src/pages/studio/api",
        "src/flows/api-tokens",
        "src/flows/webhook",
        "src/flows/account-deletion",
        "src/flows/change-email",
        "src/flows/two-steps",
      ],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/money",
      include: ["src/pages/money", "src/flows/checkout"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/server",
      include: ["server"],
      exclude: tests,
    },
    {
      path: "<rootDir>/locales/{locale}/admin",
      include: [
        "src/pages/admin",
        "src/flows/admin-access",
        "src/flows/admin-user",
        "src/flows/refund",
        "src/flows/post-editor",
      ],
      exclude: tests,
    },
  ],
});
