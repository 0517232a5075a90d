import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { circlesOf, wayRound } from "./lib/circles.mjs";
import { upward } from "./lib/floors.mjs";
import { filesOf, root } from "./lib/run.mjs";

/**
 * What may import what (docs/architecture.md). A rule names the places it speaks of, the places
 * they may reach, and the right home to tell when something else is reached for.
 */
const WIZARD = ["upload", "asset-picker", "order"];
/** A flow with a tool.ts is a tool's wizard; any may have a mask painted and its pictures read. */
const CHILDREN = {
  order: ["download", "share"],
  "history-item": ["download", "share"],
  "asset-picker": ["upload"],
  "auth-dialog": ["google-sign-in"],
  ...Object.fromEntries(
    readdirSync(join(root, "src/flows"))
      .filter((flow) => existsSync(join(root, "src/flows", flow, "tool.ts")))
      .map((tool) => [tool, [...WIZARD, "mask-editor", "reading"]]),
  ),
};
/** By flow: the other flows whose machines and views it may import. */
const FACES = {
  "google-callback": ["google-sign-in"],
  share: ["community-choice"],
  ...CHILDREN,
  // The question about cancelling is the order's, wherever it is asked.
  "history-item": [...CHILDREN["history-item"], "order"],
  kit: [...WIZARD, "download", "share", "tutorial"],
};
const machineOf = (path) => /^machines\/([^/]+)\//.exec(path)?.[1];
const flowOf = (path) => /^src\/flows\/([^/]+)\//.exec(path)?.[1];
const under =
  (...places) =>
  (path) =>
    places.some((place) => path.startsWith(place));

/** What a process that serves may load of the engine. */
const ENGINE_FACE = [
  "engine/contract.ts",
  "engine/data.ts",
  "engine/data/pins.ts",
  "engine/understands.ts",
];
const served =
  (...places) =>
  (path) =>
    under(...places)(path) || ENGINE_FACE.includes(path);
const ENGINE_HOME =
  "Of the engine the server knows its contract, what it understands and its data (contract.ts, understands.ts, data.ts, data/pins.ts); what runs is loaded by server/jobs/image-worker.ts alone.";

const RULES = [
  {
    from: under("wire/"),
    may: (to) => to.startsWith("wire/"),
    packages: /^valibot$/,
    home: "wire/ holds schemas and tables alone: valibot is all it may use.",
  },
  {
    from: under("machines/kit/"),
    may: under("machines/kit/", "wire/"),
    packages: /^xstate$/,
    home: "machines/kit is small and pure.",
  },
  {
    from: under("machines/"),
    may: (to, from) =>
      to.startsWith("wire/") ||
      to.startsWith("machines/kit/") ||
      machineOf(to) === machineOf(from) ||
      (CHILDREN[machineOf(from)] ?? []).includes(machineOf(to)),
    packages: /^(xstate|valibot|@noble\/hashes\/.+)$/,
    home: "A machine knows wire/, machines/kit and the machines it invokes; effects are actors in src/actors.",
  },
  {
    from: under("src/theme/", "src/ui/"),
    may: under("src/theme/", "src/ui/"),
    packages:
      /^(react|react-dom|@ark-ui\/react|@vanilla-extract|@fontsource|@visx\/(scale|shape)$|react-hot-toast\/headless|uqr$)/,
    home: "src/ui knows no flow and no wire; texts and data arrive as props. Put what knows them into src/flows or src/pages.",
  },
  {
    from: under("src/actors/", "src/lib/"),
    may: (to, _from, isType) =>
      to.startsWith("wire/") ||
      to.startsWith("src/actors/") ||
      to.startsWith("src/lib/") ||
      to.startsWith("locales/") ||
      (to.startsWith("machines/") && (isType || /\.rules\.ts$|machines\/kit\//.test(to))),
    packages: /^(?!@ark-ui|@vanilla-extract)/,
    home: "Actors and lib know wire/ and the machines' types; views live in src/flows and src/pages.",
  },
  {
    from: under("src/flows/"),
    may: (to, from) =>
      under("wire/", "src/ui/", "src/theme/", "src/actors/", "src/lib/", "machines/kit/")(to) ||
      flowOf(to) === flowOf(from) ||
      flowOf(to) === "kit" ||
      (from === "src/flows/kit/tools.ts" && /^src\/flows\/[^/]+\/tool\.ts$/.test(to)) ||
      (from === "src/flows/kit/run-title.ts" && /^src\/flows\/[^/]+\/run-words\.ts$/.test(to)) ||
      machineOf(to) === flowOf(from) ||
      (FACES[flowOf(from)] ?? []).includes(flowOf(to)) ||
      (FACES[flowOf(from)] ?? []).includes(machineOf(to)),
    packages: /./,
    home: "A flow is the face of its own machine; what two flows share belongs to src/flows/kit (wizards), src/ui (looks) or src/lib (effects).",
  },
  {
    from: under("src/early/"),
    may: under("src/early/"),
    packages: /^$/,
    home: "What runs ahead of a page's code imports nothing else: it would bring that code with it.",
  },
  {
    from: under("src/ahead/"),
    may: under("src/ahead/", "src/lib/", "src/pages/shell/page-title.ts", "wire/"),
    packages: /^(@lingui\/core|@tanstack\/react-router$)/,
    home: "src/ahead says what search engines and link previews read: wire, words and the matched routes are all it knows.",
  },
  {
    from: under("src/entry-server.tsx"),
    may: under("src/ahead/", "src/lib/", "src/pages/shell/", "src/start.ts", "wire/"),
    packages: /^(react|react-dom\/static|@tanstack\/react-router)$/,
    home: "The server's entry starts the app and renders it; what a page needs is asked for by its route's loader.",
  },
  {
    from: under("src/routes/", "src/pages/", "src/main.tsx", "src/start"),
    may: (to) =>
      under("src/", "machines/", "wire/", "samples/")(to) &&
      !under("src/ahead/", "src/entry-server.tsx")(to),
    packages: /./,
    home: "Pages, routes and what starts the app may use anything of src, machines and wire but what renders pages ahead (src/ahead, src/entry-server.tsx), and never the server.",
  },
  {
    from: under("engine/"),
    may: under("engine/", "wire/"),
    packages: /^(sharp|@napi-rs\/(canvas|webcodecs))$/,
    home: "The engine knows wire/ and itself alone; what it needs of the server arrives as options of createLocalEngine.",
  },
  {
    from: under("server/jobs/image-worker.ts"),
    may: under("server/", "engine/engine.ts"),
    packages: /./,
    home: "The worker's entry loads the engine and hands it what it needs of the server.",
  },
  {
    from: under("server/"),
    may: served("server/", "wire/", "samples/"),
    packages: /./,
    home: "The server knows wire/ alone outside itself; inside, its floors (scripts/lib/floors.mjs).",
  },
  {
    from: under("stories/walks/"),
    may: under("stories/", "src/", "machines/", "tests/support/", "tests/paths/", ".storybook/"),
    packages: /./,
    home: "Walks follow the ways of tests/ on the screens of the stories.",
  },
  {
    from: (path) => path.startsWith("stories/") && !path.startsWith("stories/walks/"),
    may: under("stories/", "machines/", "src/", "wire/", "samples/", "server/texts/"),
    packages: /./,
    home: "Stories show machines, flows, pages and ui, with the server's words where it says them.",
  },
  {
    from: under("dev/"),
    may: under("dev/", "src/", "machines/", "wire/", "stories/", "tests/support/", "tests/paths/"),
    packages: /./,
    home: "The developer's pages show what the product, its stills and its walks hold.",
  },
  { from: under("tests/"), may: () => true, packages: /./, home: "" },
];
/** The main entry writes style through innerHTML, which the content security policy forbids. */
const BANNED = {
  "react-hot-toast": "Import react-hot-toast/headless; its main entry writes inline styles.",
};

function importsOf(file) {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), "utf8"));
  if (errors.length > 0)
    return { errors: errors.map((error) => `${file}: ${error.message}`), list: [] };
  const list = [];
  const visit = (node, isInFunction = false) => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isInFunction);
      return;
    }
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) {
      const named = node.specifiers?.filter((s) => s.type === "ImportSpecifier") ?? [];
      const isType =
        node.importKind === "type" ||
        node.exportKind === "type" ||
        (named.length > 0 &&
          named.length === node.specifiers.length &&
          named.every((s) => s.importKind === "type"));
      list.push({ to: node.source.value, isType, isPassedOn: node.type !== "ImportDeclaration" });
    }
    if (node.type === "ImportExpression" && node.source?.type === "Literal") {
      // Outside of functions it is loaded with the file.
      list.push({ to: node.source.value, isType: false, lazy: isInFunction });
    }
    // import("./x.ts").Row and typeof import("./x.ts")
    if (node.type === "TSImportType") {
      const to = node.source ?? node.argument?.literal ?? node.argument;
      if (typeof to?.value === "string") list.push({ to: to.value, isType: true });
    }
    const isFunction = /Function/.test(node.type ?? "");
    for (const key in node) if (key !== "parent") visit(node[key], isInFunction || isFunction);
  };
  visit(program.body);
  return { errors: [], list };
}

const resolveLocal = (from, to) =>
  to.startsWith("#") ? to.slice(1) : relative(root, join(root, dirname(from), to));

const files = filesOf(
  ["wire", "machines", "src", "server", "engine", "stories", "tests", "dev"],
  (file) => /\.tsx?$/.test(file),
).map((file) => relative(root, file));
const problems = [];
const graph = new Map();
/** Files that load a package when they are loaded. */
const loadsPackage = new Map();
/** What each file loads: its arrows without types. */
const loads = new Map();
for (const file of files) {
  const { errors, list } = importsOf(file);
  problems.push(...errors);
  const rule = RULES.find((candidate) => candidate.from(file));
  const edges = [];
  const loaded = [];
  for (const { to, isType, lazy, isPassedOn } of list) {
    const bare = to.replace(/\?.*$/, "");
    if (isPassedOn) {
      problems.push(
        `${file} passes on what ${bare} exports. A thing has one home: import it from there.`,
      );
    }
    if (BANNED[bare]) problems.push(`${file} imports ${bare}. ${BANNED[bare]}`);
    const isLocal = bare.startsWith(".") || bare.startsWith("#");
    if (!isLocal) {
      if (!isType && !lazy && !bare.startsWith("node:")) loadsPackage.set(file, bare);
      const isTest = /\.test\.tsx?$/.test(file);
      if (rule && !isTest && !bare.startsWith("node:") && !rule.packages.test(bare)) {
        problems.push(`${file} imports the package ${bare}. ${rule.home}`);
      }
      continue;
    }
    const target = resolveLocal(file, bare);
    if (target.startsWith("dev/") && !/^(dev|tests)\//.test(file)) {
      problems.push(
        `${file} imports ${target}. The product knows nothing of the developer's pages.`,
      );
    }
    if (
      /^(tests|stories)\//.test(target) &&
      !/^(tests|stories|dev)\//.test(file) &&
      !/\.test\.tsx?$/.test(file)
    ) {
      problems.push(`${file} imports ${target}. Nothing imports tests or stories.`);
    }
    if (rule && !/\.test\.tsx?$/.test(file) && !rule.may(target, file, isType)) {
      const home =
        file.startsWith("server/") && target.startsWith("engine/") ? ENGINE_HOME : rule.home;
      problems.push(`${file} imports ${target}. ${home}`);
    }
    const isUp = upward(file, target);
    if (isUp && !/\.test\.tsx?$/.test(file)) problems.push(isUp);
    if (!isType && !lazy) loaded.push(target);
    // What is loaded later does not tie: the first file is whole without it. Types do.
    if (!lazy && /\.tsx?$/.test(target)) edges.push(target);
  }
  graph.set(file, edges);
  loads.set(file, loaded);
}

for (const circle of circlesOf(graph)) {
  problems.push(
    `Import circle of ${circle.length} files, types counted: ${wayRound(graph, circle).join(" → ")}. Move what both need below them.`,
  );
}
/** What the rooms of the server and of the engine import of each other; a room within one is of it. */
const rooms = new Map();
const isWithin = (folder, other) => `${folder}/`.startsWith(`${other}/`);
for (const [file, edges] of graph) {
  const from = dirname(file);
  if (!/^(server|engine)\//.test(from) || /\.test\.ts$/.test(file)) continue;
  const known = rooms.get(from) ?? [];
  for (const to of edges.map((edge) => dirname(edge))) {
    if (!isWithin(from, to) && !isWithin(to, from) && !known.includes(to)) known.push(to);
  }
  rooms.set(from, known);
}
for (const circle of circlesOf(rooms)) {
  problems.push(
    `Circle of ${circle.length} folders: ${wayRound(rooms, circle).join(" → ")}. Move what both need into one below them.`,
  );
}
/** A process that serves computes no picture: behind the engine's face no package is loaded. */
const behind = new Set(ENGINE_FACE);
for (const file of behind) {
  if (loadsPackage.has(file)) {
    problems.push(
      `${file} imports ${loadsPackage.get(file)} and is loaded by a process that serves. What a process that serves loads of the engine is words, tables and pins: move what it needs into a file without packages.`,
    );
  }
  for (const next of loads.get(file) ?? []) behind.add(next);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  `imports: ${files.length} files, every arrow points the right way, no circle, types counted`,
);
