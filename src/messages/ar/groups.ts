import type { GroupLoaders } from "../group-loaders.js";

export const groups: GroupLoaders = {
  core: async () => (await import(/* webpackMode: "eager" */ "./core.js")).core,
  errors: async () => (await import(/* webpackMode: "eager" */ "./errors.js")).errors,
  signIn: async () => (await import(/* webpackMode: "eager" */ "./sign-in.js")).signIn,
  pages: async () => (await import(/* webpackMode: "eager" */ "./pages.js")).pages,
  account: async () => (await import(/* webpackMode: "eager" */ "./account.js")).account,
  teams: async () => (await import(/* webpackMode: "eager" */ "./teams.js")).teams,
};
