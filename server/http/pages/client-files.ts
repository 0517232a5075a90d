import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "#wire/values.ts";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Runs ahead of the page's code, and fetches it. */
const EARLY = "src/early/early.ts";
const ENTRY = "index.html";
/** Texts that every page sent whole needs. */
const TEXTS = ["core", "site"];
/** A part of a route that holds its view, beside whatever else the router's plugin put there. */
const VIEW = /^src\/routes\/(.+)\.tsx\?tsr-split=(?:\w+---)?component(?:---\w+)*$/;
const DISPLAY_FACE = /\/archivo-display-[^/]*\.woff2$/;

/** Addresses of the files that a page needs. */
export interface PageFiles {
  styles: readonly string[];
  /** The entry first. */
  scripts: readonly string[];
  fonts: readonly string[];
  early: string;
}

/** Which files of the client a page's routes need, from the build's manifest (Vite). */
export class ClientFiles {
  private readonly manifest: Manifest;
  private readonly routes: ReadonlyMap<string, string>;

  constructor(folder: string) {
    const file = path.join(folder, ".vite", "manifest.json");
    this.manifest = JSON.parse(readFileSync(file, "utf8"));
    this.routes = new Map(
      Object.keys(this.manifest).flatMap((key) => {
        const id = VIEW.exec(key)?.[1];
        return id === undefined ? [] : [[id, key]];
      }),
    );
  }

  private address(key: string): string {
    const chunk = this.manifest[key];
    if (!chunk) throw new Error(`The client was built without ${key}.`);
    return `/${chunk.file}`;
  }

  /** The files of the headings' face. */
  private get fonts(): string[] {
    const own = Object.values(this.manifest).flatMap(({ assets }) => assets ?? []);
    return [...new Set(own)].filter((file) => DISPLAY_FACE.test(file)).map((file) => `/${file}`);
  }

  /**
   * Style sheets, scripts and fonts of these routes in a language, each once, and what runs ahead
   * of them.
   */
  of(routes: readonly string[], language: Language): PageFiles {
    const seen = new Set<string>();
    const styles = new Set<string>();
    const scripts = new Set<string>();
    const visit = (key: string) => {
      const chunk = this.manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const needed of chunk.imports ?? []) visit(needed);
      for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
      scripts.add(`/${chunk.file}`);
    };
    visit(ENTRY);
    for (const route of routes) visit(this.routes.get(fileOf(route)) ?? "");
    for (const name of TEXTS) visit(`locales/${language}/${name}.po`);
    const entry = this.address(ENTRY);
    return {
      styles: [...styles],
      scripts: [entry, ...[...scripts].filter((script) => script !== entry)],
      fonts: this.fonts,
      early: this.address(EARLY),
    };
  }
}

/** The file of a route by its id: "/" is index, "/blog/$slug" blog.$slug. */
const fileOf = (route: string): string =>
  route === "/" ? "index" : route.replace(/\/$/, "/index").slice(1).replaceAll("/", ".");
