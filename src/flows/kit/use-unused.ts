import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useConfig } from "#src/lib/api/queries.ts";
import { keysOf } from "#wire/keys.ts";
import type { Feature } from "#wire/values.ts";

const reasonTexts = {
  needs_provider: msg({
    id: "engine.unused.needs_provider",
    message: "Máy tại chỗ không dùng mục này. Nối với nhà cung cấp AI thì có tác dụng.",
  }),
} as const;

/** Why the engine that serves a tool leaves a setting unused; null when it is used, or not known yet. */
export function useUnused(feature: Feature): (setting: string) => string | null {
  const { i18n } = useLingui();
  const settings = useConfig().data?.features[feature]?.settings;
  return (setting) => {
    const told = settings?.[setting];
    if (told === undefined || told.used) return null;
    const known = keysOf(reasonTexts).find((reason) => reason === told.reason);
    return i18n._(reasonTexts[known ?? "needs_provider"]);
  };
}
