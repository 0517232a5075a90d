import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { HomePage } from "#src/pages/shell/home-page.tsx";

export const Route = createFileRoute("/")({ loader: () => needTexts("site"), component: HomePage });
