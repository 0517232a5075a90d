import * as config from "../config.ts";
import type { Endpoint } from "./endpoint.ts";

/** What the app asks about itself and the person who is signed in. */
export const APP_ENDPOINTS = {
  health: { method: "GET", path: "/health", access: "public", status: 200, answer: config.Health },
  config: {
    method: "GET",
    path: "/api/config",
    access: "public",
    status: 200,
    answer: config.AppConfig,
  },
  dashboard: {
    method: "GET",
    path: "/api/dashboard",
    access: "session",
    status: 200,
    query: config.DashboardQuery,
    answer: config.Dashboard,
  },
  preferences: {
    method: "GET",
    path: "/api/preferences",
    access: "session",
    status: 200,
    answer: config.Preferences,
  },
  putPreferences: {
    method: "PUT",
    path: "/api/preferences",
    access: "session",
    status: 200,
    body: config.Preferences,
    answer: config.Preferences,
  },
} as const satisfies Record<string, Endpoint>;
