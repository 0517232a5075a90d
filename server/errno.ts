/** The code of a failed call of the system (ENOENT) or of a driver, if the error has one. */
export const errnoOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
