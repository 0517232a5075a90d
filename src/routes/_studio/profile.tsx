import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { Profile } from "#src/pages/account/profile.tsx";

export const Route = createFileRoute("/_studio/profile")({
  staticData: { title: msg({ id: "nav.profile_settings", message: "Cài đặt tài khoản" }) },
  // Questions and answers are the public pages' own; a password's faults are the sign-in's.
  loader: () => needTexts("account", "sign-in", "site"),
  component: Profile,
});
