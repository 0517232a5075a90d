/** A name or a title stands on one line: in a list, in a mail's head, in a page's title. */
export const oneLine = (value: string): string => value.replace(/\s+/gu, " ").trim();
