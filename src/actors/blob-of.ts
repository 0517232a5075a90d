import type { FileRef } from "#machines/kit/file.ts";

/** The browser's own object behind a file that a machine was given. */
export const blobOf = ({ handle }: FileRef): Blob => handle as Blob;
