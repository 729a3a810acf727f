import type { Translate } from "../../../messages/use-messages.js";
import type { ActivityEvent } from "../../../resources/users/activity.js";

type T = Translate<"account">;

/**
 * What a change of protection was about, and what became of it. Their words are those of the
 * panels.
 */
const CHANGES: Readonly<Record<string, (t: T) => readonly [subject: string, change: string]>> = {
  sign_in_address_added: (t) => [t("emails.usedForSignIn"), t("activity.added")],
  sign_in_address_removed: (t) => [t("emails.usedForSignIn"), t("activity.removed")],
  address_verified: (t) => [t("emails.title"), t("emails.verified")],
  primary_changed: (t) => [t("emails.title"), t("activity.changed")],
  email_changed: (t) => [t("emails.title"), t("activity.changed")],
  email_codes_on: (t) => [t("auth.codeTitle"), t("activity.added")],
  email_codes_off: (t) => [t("auth.codeTitle"), t("activity.removed")],
  password_changed: (t) => [t("auth.passwordTitle"), t("activity.changed")],
  password_set: (t) => [t("auth.passwordTitle"), t("activity.added")],
  second_factor_on: (t) => [t("auth.totpTitle"), t("activity.added")],
  second_factor_off: (t) => [t("auth.totpTitle"), t("activity.removed")],
  recovery_codes_created: (t) => [t("auth.recoveryTitle"), t("activity.added")],
  passkey_added: (t) => [t("auth.passkeyTitle"), t("activity.added")],
  passkey_removed: (t) => [t("auth.passkeyTitle"), t("activity.removed")],
  provider_connected: (t) => [t("auth.accountsTitle"), t("activity.added")],
  provider_disconnected: (t) => [t("auth.accountsTitle"), t("activity.removed")],
  activity_reported: (t) => [t("activity.title"), t("activity.notMe")],
};

/** The panels' names of the methods that have one. */
const METHODS: Readonly<Record<string, (t: T) => string>> = {
  password: (t) => t("auth.passwordTitle"),
  code: (t) => t("auth.codeTitle"),
  passkey: (t) => t("auth.passkeyTitle"),
  provider: (t) => t("auth.accountsTitle"),
  "second-factor": (t) => t("auth.totpTitle"),
  "recovery-code": (t) => t("auth.recoveryTitle"),
};

/** What happened, and the method or thing that it was about, if the screens have a word for it. */
export function wordsOf(
  { type, method, outcome }: Pick<ActivityEvent, "type" | "method" | "outcome">,
  t: T,
): { readonly name: string; readonly about: string | undefined } {
  if (type === "protection" && outcome === "done") {
    const change = CHANGES[method]?.(t);
    return change
      ? { name: `${change[0]}: ${change[1]}`, about: undefined }
      : { name: t("activity.changed"), about: method.replaceAll("_", " ") };
  }
  const about = METHODS[method]?.(t) ?? CHANGES[method]?.(t)[0];
  if (outcome === "asked") return { name: t("activity.asked"), about };
  if (outcome === "failed") return { name: t("activity.failed"), about };
  if (outcome === "refused") return { name: t("activity.refused"), about };
  if (type === "sign-up") return { name: t("activity.signUp"), about };
  if (type === "reset") return { name: t("activity.reset"), about: undefined };
  return { name: t("activity.signIn"), about };
}
