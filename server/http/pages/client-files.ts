import { readFileSync } from "node:fs";
import path from "node:path";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Keeps presses until the page answers. */
const EARLY = "src/early/presses.ts";
/** A part of a route that holds its view, beside whatever else the router's plugin put there. */
const VIEW = /^src\/routes\/(.+)\.tsx\?tsr-split=(?:\w+---)?component(?:---\w+)*$/;
const DISPLAY_FACE = /\/archivo-display-.*\.woff2$/;

/** Addresses of the files that a page needs. */
export interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
  fonts: readonly string[];
  early: readonly string[];
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

  /** The files of the headings' face. */
  private get fonts(): string[] {
    const own = Object.values(this.manifest).flatMap(({ assets }) => assets ?? []);
    return [...new Set(own)].filter((file) => DISPLAY_FACE.test(file)).map((file) => `/${file}`);
  }

  /**
   * Style sheets, scripts and fonts of these routes, each once, what others need first, and what
   * runs ahead of them.
   */
  of(routes: readonly string[]): PageFiles {
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
    for (const route of routes) visit(this.routes.get(fileOf(route)) ?? "");
    const early = this.manifest[EARLY];
    return {
      styles: [...styles],
      scripts: [...scripts],
      fonts: this.fonts,
      early: early ? [`/${early.file}`] : [],
    };
  }
}

/** The file of a route by its id: "/" is index, "/blog/$slug" blog.$slug. */
const fileOf = (route: string): string =>
  route === "/" ? "index" : route.replace(/\/$/, "/index").slice(1).replaceAll("/", ".");
