import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";

export const Route = createFileRoute("/_studio/dashboard")({ component: Dashboard });
