import type { MessageDescriptor } from "@lingui/core";
import { escapeHtml } from "#server/texts/escape-html.ts";
import { languageLinks } from "#server/texts/language-links.ts";
import { planName } from "#server/texts/plan-words.ts";
import { say } from "#server/texts/say.ts";
import { curlOf, pythonOf, typescriptOf } from "#wire/code-samples.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { ERROR_STATUS } from "#wire/errors.ts";
import { keysOf } from "#wire/keys.ts";
import { API_FROM } from "#wire/plans.ts";
import { PRODUCT } from "#wire/product.ts";
import type { Language } from "#wire/values.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { OpenApi, Operation } from "./openapi.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import { callOf } from "./samples.ts";
import { SUMMARIES, summaryOf } from "./summaries.ts";

/** Sections of the page, in the order a person needs them. */
const SECTIONS = ["Tools", "Generations", "Pictures", "Credits", "Catalogues"] as const;

const REFUSED = keysOf(PAGE_TEXTS.refusals.rows);
const HOOK_EXAMPLE =
  '{"type": "generation.completed", "timestamp": "2026-11-27T02:40:06.000Z", "data": { … }}';

/** The document for reading: server-rendered, no script, in one language. */
export function docsPage(language: Language, document: OpenApi): string {
  const texts = PAGE_TEXTS;
  const plan = planName(language, API_FROM);
  const t = (message: MessageDescriptor) => say(language, message, { plan });
  const base = document.servers[0]?.url ?? "";
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => SUMMARIES[operationId])
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = SECTIONS.map((tag) => ({
    tag,
    title: t(texts.sections[tag]),
    calls: operations.filter(({ operation }) => operation.tags[0] === tag),
  })).filter(({ calls }) => calls.length > 0);
  const links = sections
    .map(
      ({ tag, title, calls }) =>
        `<li><a href="#${tag}">${title}</a><ul>${calls
          .map(
            ({ operation }) =>
              `<li><a href="#${operation.operationId}">${escapeHtml(summaryOf(language, operation.operationId) ?? "")}</a></li>`,
          )
          .join("")}</ul></li>`,
    )
    .join("");
  const body = sections
    .map(
      ({ tag, title, calls }) =>
        `<section id="${tag}"><h2>${title}</h2>${calls
          .map(({ path, method, operation }) => callHtml(language, base, path, method, operation))
          .join("")}</section>`,
    )
    .join("");
  const start = callOf(base, "/api/credits", "get", {
    ...(document.paths["/api/credits"]?.get as Operation),
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(texts.title)}, ${PRODUCT}</title>
<meta name="description" content="${escapeHtml(t(texts.intro))}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><a href="/">${PRODUCT}</a><nav><a href="/api/openapi.json">OpenAPI 3.1</a> ${languageLinks(language)}</nav></header>
<div class="page">
<nav class="contents" aria-label="${t(texts.contents)}"><ul><li><a href="#start">${t(texts.start.title)}</a></li>${links}<li><a href="#webhooks">${t(texts.hooks.title)}</a></li><li><a href="#refusals">${t(texts.refusals.title)}</a></li></ul></nav>
<main>
<h1>${t(texts.title)}</h1>
<p>${t(texts.intro)}</p>
<section id="start"><h2>${t(texts.start.title)}</h2><ol>
${texts.start.steps.map((step) => `<li>${t(step)}</li>`).join("\n")}
</ol>
${texts.start.notes.map((note) => `<p>${t(note)}</p>`).join("\n")}${samplesHtml(start)}</section>
${body}
<section id="webhooks"><h2>${t(texts.hooks.title)}</h2><p>${t(texts.hooks.before)}</p>
<pre tabindex="0"><code>${HOOK_EXAMPLE}</code></pre>
<p>${t(texts.hooks.after)}</p></section>
<section id="refusals"><h2>${t(texts.refusals.title)}</h2><p>${t(texts.refusals.before)}</p>
<table><tbody>
${REFUSED.map((code) => `<tr><th scope="row">${ERROR_STATUS[code]}</th><td><code>${code}</code></td><td>${t(texts.refusals.rows[code])}</td></tr>`).join("\n")}
</tbody></table></section>
</main>
</div>
</body>
</html>
`;
}

function callHtml(
  language: Language,
  base: string,
  path: string,
  method: string,
  operation: Operation,
): string {
  const t = (message: MessageDescriptor) => say(language, message);
  const texts = PAGE_TEXTS;
  const summary = summaryOf(language, operation.operationId) ?? "";
  const fields = [
    ...(operation.parameters ?? []).map(({ name, required, schema }) => ({
      name,
      required,
      schema,
    })),
    ...bodyFields(operation),
  ].sort((a, b) => Number(b.required) - Number(a.required));
  const rows = fields
    .map(
      ({ name, required, schema }) =>
        `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required ? t(texts.required) : ""}</td><td>${escapeHtml(typeText(schema))}</td></tr>`,
    )
    .join("");
  const table = rows
    ? `<table><thead><tr><th scope="col">${t(texts.field)}</th><th scope="col"></th><th scope="col">${t(texts.value)}</th></tr></thead><tbody>${rows}</tbody></table>`
    : "";
  const answer = answerExample(operation);
  return `<article id="${operation.operationId}"><h3>${escapeHtml(summary)}</h3>
<p class="path"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${notes(language, operation)}${table}${samplesHtml(callOf(base, path, method, operation))}
${answer ? `<details><summary>${t(texts.answer)}</summary><pre tabindex="0"><code>${escapeHtml(answer)}</code></pre></details>` : ""}</article>`;
}

function notes(language: Language, { operationId }: Operation): string {
  const entry: Endpoint = ENDPOINTS[operationId];
  const said = [
    ...(entry.access === "public" ? [PAGE_TEXTS.open] : []),
    ...(entry.service ? [PAGE_TEXTS.permission] : []),
    ...(entry.idempotent ? [PAGE_TEXTS.idempotent] : []),
  ].map((message) => say(language, message));
  return said.length > 0 ? `<p>${said.join(" ")}</p>` : "";
}

function bodyFields({ requestBody }: Operation) {
  const content = Object.values(requestBody?.content ?? {})[0];
  const schema: JsonSchema = content?.schema ?? {};
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, part]) => ({
    name,
    required: required.includes(name),
    schema: part,
  }));
}

/** A schema in a line: its kind, its bounds, what it is when left out. */
function typeText(schema: JsonSchema): string {
  const choices = schema.enum ?? [];
  const kind = schema.anyOf
    ? schema.anyOf.map(typeText).join(" | ")
    : choices.length > 0
      ? choices.join(" · ")
      : schema.type === "array"
        ? `[${typeText(schema.items ?? {})}]`
        : String(schema.type ?? "…");
  const { minimum, maximum, maxLength, pattern, default: fallback } = schema;
  const bounds = [
    minimum !== undefined || maximum !== undefined ? `${minimum ?? ""}–${maximum ?? ""}` : "",
    maxLength === undefined ? "" : `≤ ${maxLength}`,
    typeof pattern === "string" ? pattern : "",
    fallback === undefined ? "" : `= ${JSON.stringify(fallback)}`,
  ].filter(Boolean);
  return [kind, ...bounds].join(", ");
}

function answerExample({ responses }: Operation): string | null {
  for (const response of Object.values(responses)) {
    const example = Object.values(response.content ?? {})[0]?.example;
    if (example) return JSON.stringify(example, null, 2);
  }
  return null;
}

function samplesHtml(call: ReturnType<typeof callOf>): string {
  const samples = { curl: curlOf(call), TypeScript: typescriptOf(call), Python: pythonOf(call) };
  return `<div class="samples">${Object.entries(samples)
    .map(
      ([name, text], n) =>
        `<details${n === 0 ? " open" : ""}><summary>${name}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`,
    )
    .join("")}</div>`;
}
