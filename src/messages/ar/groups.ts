import type { GroupLoaders } from "../group-loaders.js";

export const groups: GroupLoaders = {
  core: async () => (await import(/* webpackMode: "eager" */ "./core.js")).core,
  signIn: async () => (await import(/* webpackMode: "eager" */ "./sign-in.js")).signIn,
  account: async () => (await import(/* webpackMode: "eager" */ "./account.js")).account,
  teams: async () => (await import(/* webpackMode: "eager" */ "./teams.js")).teams,
};
