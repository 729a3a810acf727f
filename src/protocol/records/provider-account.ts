import * as z from "zod/mini";
import { userId } from "../encoding/scalars.js";
import { get, list, remove, success, USER_ERRORS } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const providerAccountColumns = {
  id: column("id", z.string()),
  userId: column("user_id", z.string()),
  /** The provider, such as `github`, under the three names of newer clients. */
  provider: column("provider", z.string()),
  type: column("type", z.string()),
  providerConfigId: column("provider_config_id", z.string()),
  /** The user's id at the provider, under both names. */
  accountId: column("account_id", z.string()),
  providerAccountId: column("provider_account_id", z.string()),
  email: column("email", z.optional(z.string())),
  /** Always true: every account signs in, and gives tokens. */
  allowSignIn: column("allow_sign_in", z.boolean()),
  allowConnectedAccounts: column("allow_connected_accounts", z.boolean()),
};
/** The columns of an account at a provider. */
export interface ProviderAccountRecord extends RecordType<typeof providerAccountColumns> {}
/** A user's account at a provider, as newer clients list it. */
export const providerAccount: ProviderAccountRecord = record(
  "provider-account",
  providerAccountColumns,
);

/** Calls of newer clients. The kit reads `oauthProviders` of the user. */
export const providerAccounts = {
  list: get("/oauth-providers", {
    access: "client",
    query: { userId: field("user_id", userId) },
    returns: list(providerAccount),
    errors: USER_ERRORS,
  }),
  listConnected: get("/connected-accounts/{user_id}", {
    access: "client",
    returns: list(providerAccount),
    errors: USER_ERRORS,
  }),
  /** Disconnects an account by its id. A client cannot remove the last way to sign in. */
  delete: remove("/oauth-providers/{user_id}/{account_id}", {
    access: "client",
    returns: success,
    errors: [
      ...USER_ERRORS,
      "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
      "FRESH_SESSION_REQUIRED",
      "PROTECTION_PAUSED",
    ],
    touches: ["user"],
  }),
};
