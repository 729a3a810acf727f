import type { GroupLoaders } from "../text-groups.js";

export const groups: GroupLoaders = {
  core: async () => (await import("./core.json", { with: { type: "json" } })).default,
  errors: async () => (await import("./errors.json", { with: { type: "json" } })).default,
  signIn: async () => (await import("./sign-in.json", { with: { type: "json" } })).default,
  pages: async () => (await import("./pages.json", { with: { type: "json" } })).default,
  account: async () => (await import("./account.json", { with: { type: "json" } })).default,
  teams: async () => (await import("./teams.json", { with: { type: "json" } })).default,
  keys: async () => (await import("./keys.json", { with: { type: "json" } })).default,
  strength: async () => (await import("./strength.json", { with: { type: "json" } })).default,
};
