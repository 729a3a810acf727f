import { groups as french } from "../fr/groups.js";
import type { GroupLoaders } from "../text-groups.js";

/** Canadian French: the texts that differ from those of France. */
export const groups: GroupLoaders = {
  core: async () => ({
    ...(await french.core()),
    ...(await import(/* webpackMode: "eager" */ "./core.json", { with: { type: "json" } })).default,
  }),
  errors: async () => ({
    ...(await french.errors()),
    ...(await import(/* webpackMode: "eager" */ "./errors.json", { with: { type: "json" } }))
      .default,
  }),
  signIn: async () => ({
    ...(await french.signIn()),
    ...(await import(/* webpackMode: "eager" */ "./sign-in.json", { with: { type: "json" } }))
      .default,
  }),
  pages: async () => ({
    ...(await french.pages()),
    ...(await import(/* webpackMode: "eager" */ "./pages.json", { with: { type: "json" } }))
      .default,
  }),
  account: async () => ({
    ...(await french.account()),
    ...(await import(/* webpackMode: "eager" */ "./account.json", { with: { type: "json" } }))
      .default,
  }),
  teams: async () => ({
    ...(await french.teams()),
    ...(await import(/* webpackMode: "eager" */ "./teams.json", { with: { type: "json" } }))
      .default,
  }),
  keys: async () => ({
    ...(await french.keys()),
    ...(await import(/* webpackMode: "eager" */ "./keys.json", { with: { type: "json" } })).default,
  }),
  strength: async () => ({
    ...(await french.strength()),
    ...(await import(/* webpackMode: "eager" */ "./strength.json", { with: { type: "json" } }))
      .default,
  }),
};
