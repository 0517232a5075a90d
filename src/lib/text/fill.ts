import type { I18n, MessageDescriptor } from "@lingui/core";

/** A message with its placeholders filled, in the language chosen now. */
export const fill = (
  i18n: I18n,
  text: MessageDescriptor,
  values: Record<string, unknown>,
): string =>
  i18n._(
    text.id,
    { ...text.values, ...values },
    text.message === undefined ? {} : { message: text.message },
  );
