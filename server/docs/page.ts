import { escapeHtml } from "#server/texts/escape-html.ts";
import { curlOf, pythonOf, typescriptOf } from "#wire/code-samples.ts";
import { ENDPOINTS, type Endpoint } from "#wire/endpoints.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Language } from "#wire/values.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { OpenApi, Operation } from "./openapi.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import { callOf } from "./samples.ts";
import { SUMMARIES } from "./summaries.ts";

/** Sections of the page, in the order a person needs them. */
const SECTIONS = ["Tools", "Generations", "Pictures", "Credits", "Catalogues"] as const;

/** The document for reading: server-rendered, no script, in one language. */
export function docsPage(language: Language, document: OpenApi): string {
  const texts = PAGE_TEXTS[language];
  const other = language === "vi" ? "en" : "vi";
  const base = document.servers[0]?.url ?? "";
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => SUMMARIES[operationId])
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = SECTIONS.map((tag) => ({
    tag,
    title: texts.sections[tag],
    calls: operations.filter(({ operation }) => operation.tags[0] === tag),
  })).filter(({ calls }) => calls.length > 0);
  const links = sections
    .map(
      ({ tag, title, calls }) =>
        `<li><a href="#${tag}">${title}</a><ul>${calls
          .map(
            ({ operation }) =>
              `<li><a href="#${operation.operationId}">${escapeHtml(SUMMARIES[operation.operationId]?.[language] ?? "")}</a></li>`,
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
<title>${texts.title}, Mẫu Studio</title>
<meta name="description" content="${escapeHtml(texts.intro)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><a href="/">Mẫu Studio</a><nav><a href="/api/openapi.json">OpenAPI 3.1</a> <a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></nav></header>
<div class="page">
<nav class="contents" aria-label="${texts.contents}"><ul><li><a href="#start">${texts.start.title}</a></li>${links}<li><a href="#webhooks">${texts.hooks.title}</a></li><li><a href="#refusals">${texts.refusals.title}</a></li></ul></nav>
<main>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<section id="start"><h2>${texts.start.title}</h2>${texts.start.steps(LIMITS.tokensPerUser)}${samplesHtml(start)}</section>
${body}
<section id="webhooks"><h2>${texts.hooks.title}</h2>${texts.hooks.body(LIMITS.webhookTries)}</section>
<section id="refusals"><h2>${texts.refusals.title}</h2>${texts.refusals.body}</section>
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
  const texts = PAGE_TEXTS[language];
  const summary = SUMMARIES[operation.operationId]?.[language] ?? "";
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
        `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required ? texts.required : ""}</td><td>${escapeHtml(typeText(schema))}</td></tr>`,
    )
    .join("");
  const table = rows
    ? `<table><thead><tr><th scope="col">${texts.field}</th><th scope="col"></th><th scope="col">${texts.value}</th></tr></thead><tbody>${rows}</tbody></table>`
    : "";
  const answer = answerExample(operation);
  return `<article id="${operation.operationId}"><h3>${escapeHtml(summary)}</h3>
<p class="path"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${notes(language, operation)}${table}${samplesHtml(callOf(base, path, method, operation))}
${answer ? `<details><summary>${texts.answer}</summary><pre tabindex="0"><code>${escapeHtml(answer)}</code></pre></details>` : ""}</article>`;
}

function notes(language: Language, { operationId }: Operation): string {
  const entry: Endpoint = ENDPOINTS[operationId];
  const texts = PAGE_TEXTS[language];
  const said = [
    entry.access === "public" ? texts.open : "",
    entry.service ? texts.permission : "",
    entry.idempotent ? texts.idempotent : "",
  ].filter(Boolean);
  return said.length > 0 ? `<p>${said.join(" ")}</p>` : "";
}

function bodyFields({ requestBody }: Operation) {
  const content = Object.values(requestBody?.content ?? {})[0];
  const schema = content?.schema ?? {};
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, part]) => ({ name, required: required.includes(name), schema: part }),
  );
}

/** A schema in a line: its kind, its bounds, what it is when left out. */
function typeText(schema: JsonSchema): string {
  const choices = (schema.enum ?? []) as unknown[];
  const kind = Array.isArray(schema.anyOf)
    ? (schema.anyOf as JsonSchema[]).map(typeText).join(" | ")
    : choices.length > 0
      ? choices.join(" · ")
      : schema.type === "array"
        ? `[${typeText((schema.items ?? {}) as JsonSchema)}]`
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
  for (const response of Object.values(responses) as {
    content?: Record<string, { example?: unknown }>;
  }[]) {
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
