import type { GroupLoaders } from "../group-loaders.js";

export const groups: GroupLoaders = {
  core: async () => (await import("./core.js")).core,
  signIn: async () => (await import("./sign-in.js")).signIn,
  account: async () => (await import("./account.js")).account,
  teams: async () => (await import("./teams.js")).teams,
};
