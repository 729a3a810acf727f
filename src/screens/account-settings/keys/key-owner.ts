import type { OwnerKeyActions, TeamApiKey, UserApiKey } from "../../../resources/owner-key.js";

/** Whose keys are shown: a user's or a team's. */
export type KeyOwner = Pick<
  OwnerKeyActions<UserApiKey | TeamApiKey, { readonly value: string }>,
  "useApiKeys" | "createApiKey"
>;
