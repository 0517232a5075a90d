import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Profile } from "#src/pages/account/profile.tsx";

export const Route = createFileRoute("/_studio/profile")({
  staticData: { title: msg({ id: "nav.profile_settings", message: "Cài đặt tài khoản" }) },
  component: Profile,
});
