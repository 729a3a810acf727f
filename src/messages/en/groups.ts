import type { GroupLoaders } from "../group-loaders.js";

export const groups: GroupLoaders = {
  core: async () => (await import("./core.js")).core,
  errors: async () => (await import("./errors.js")).errors,
  signIn: async () => (await import("./sign-in.js")).signIn,
  pages: async () => (await import("./pages.js")).pages,
  account: async () => (await import("./account.js")).account,
  teams: async () => (await import("./teams.js")).teams,
};
