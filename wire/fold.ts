/** Folds for search and slugs: NFD, marks dropped, đ→d, lower case. */
export const fold = (value: string): string =>
  value.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase();
