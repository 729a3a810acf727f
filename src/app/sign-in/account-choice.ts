import type { KnownErrorOf } from "../../protocol/errors/index.js";

/** By its code alone, since the table of errors is too large for the page of this question. */
const isChoiceRequired = (error: unknown): error is KnownErrorOf<"ACCOUNT_CHOICE_REQUIRED"> =>
  (error as { code?: unknown } | null | undefined)?.code === "ACCOUNT_CHOICE_REQUIRED";

/** Which account a first proof of an address opens, if others signed up with it. */
export interface AccountChoice {
  /**
   * The id of an account, `new`, or `ask` for the error `ACCOUNT_CHOICE_REQUIRED` with their
   * descriptions, which `readAccountChoices` reads; the code then stays usable. Default: `new`.
   */
  readonly account?: string | undefined;
  /** The password of one of the accounts, which opens it whole. */
  readonly accountPassword?: string | undefined;
}

/** An unverified account that signed up with an address elsewhere. */
export interface ClaimedAccount {
  readonly id: string;
  readonly createdAtMillis: number;
  /** Such as "Chrome, Windows"; null if unknown. */
  readonly device: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** How many teams with other people it is in. */
  readonly teams: number;
  readonly hasPassword: boolean;
}

/** What a person who has proved an address may open. */
export interface AccountChoices {
  readonly email: string;
  readonly canSignUp: boolean;
  readonly accounts: readonly ClaimedAccount[];
}

/** Reads the choices of an `ACCOUNT_CHOICE_REQUIRED`; undefined for other errors. */
export function readAccountChoices(error: unknown): AccountChoices | undefined {
  if (!isChoiceRequired(error)) return undefined;
  const { email, can_sign_up: canSignUp, accounts } = error.details;
  return {
    email,
    canSignUp,
    accounts: accounts.map(
      ({ id, created_at_millis, device, city_name, country_code, teams, has_password }) => ({
        id,
        createdAtMillis: created_at_millis,
        device,
        city: city_name,
        countryCode: country_code,
        teams,
        hasPassword: has_password,
      }),
    ),
  };
}
