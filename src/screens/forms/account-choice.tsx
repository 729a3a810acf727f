import { type ReactNode, useState } from "react";
import type { AccountChoices, ClaimedAccount } from "../../app/sign-in/account-choice.js";
import { type Translate, useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { FIELDS } from "./field-names.js";

/** Asks which of the accounts that signed up with an address it opens, in a form. */
export function AccountChoice({ choices }: { choices: AccountChoices }): ReactNode {
  const t = useMessages("pages");
  const { email, accounts, canSignUp } = choices;
  // A form that came with the page takes no focus.
  const [isAnswer] = useState(useHydrated());
  const [chosen, setChosen] = useState(accounts[0]?.id ?? "new");
  // In UTC, so that the server and the browser write the same day.
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: "long", timeZone: "UTC" });
  const option = (value: string, label: ReactNode, details?: ReactNode) => (
    <label key={value} className="stk-choice">
      <input
        type="radio"
        name={FIELDS.account}
        value={value}
        checked={chosen === value}
        // biome-ignore lint/a11y/noAutofocus: the question replaces the field that had the focus.
        autoFocus={isAnswer && chosen === value}
        onChange={() => setChosen(value)}
      />
      <span>
        {label}
        {details ? <span className="stk-hint">{details}</span> : null}
      </span>
    </label>
  );
  return (
    <fieldset className="stk-choices">
      <legend>{t("choice.title")}</legend>
      <p className="stk-text">{t.rich("choice.text", { email: <strong>{email}</strong> })}</p>
      {accounts.map((account) =>
        option(
          account.id,
          t("choice.made", { date: date.format(account.createdAtMillis) }),
          originOf(account, t),
        ),
      )}
      {canSignUp ? option("new", t("choice.new")) : null}
    </fieldset>
  );
}

/** Where an account was made, and its teams: "Chrome, Windows · Berlin · Member of 1 team …". */
function originOf(
  { device, city, countryCode, teams }: ClaimedAccount,
  t: Translate<"pages">,
): string | undefined {
  const country =
    countryCode === null
      ? null
      : new Intl.DisplayNames(t.locale, { type: "region", fallback: "code" }).of(countryCode);
  const parts = [device, city ?? country, teams > 0 && t("choice.teams", { count: teams })];
  return parts.filter(Boolean).join(" · ") || undefined;
}
