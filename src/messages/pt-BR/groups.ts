import type { GroupLoaders } from "../text-groups.js";

export const groups: GroupLoaders = {
  core: async () =>
    (await import(/* webpackMode: "eager" */ "./core.json", { with: { type: "json" } })).default,
  errors: async () =>
    (await import(/* webpackMode: "eager" */ "./errors.json", { with: { type: "json" } })).default,
  signIn: async () =>
    (await import(/* webpackMode: "eager" */ "./sign-in.json", { with: { type: "json" } })).default,
  pages: async () =>
    (await import(/* webpackMode: "eager" */ "./pages.json", { with: { type: "json" } })).default,
  account: async () =>
    (await import(/* webpackMode: "eager" */ "./account.json", { with: { type: "json" } })).default,
  teams: async () =>
    (await import(/* webpackMode: "eager" */ "./teams.json", { with: { type: "json" } })).default,
  keys: async () =>
    (await import(/* webpackMode: "eager" */ "./keys.json", { with: { type: "json" } })).default,
  strength: async () =>
    (await import(/* webpackMode: "eager" */ "./strength.json", { with: { type: "json" } }))
      .default,
};
