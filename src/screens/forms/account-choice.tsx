import { type ReactNode, useState } from "react";
import type { AccountChoices, ClaimedAccount } from "../../app/sign-in/account-choice.js";
import { useLocale, useMessages } from "../../messages/use-messages.js";
import { FIELDS } from "./field-names.js";

/** Asks which of the accounts that signed up with an address it opens, in a form. */
export function AccountChoice({ choices }: { choices: AccountChoices }): ReactNode {
  const t = useMessages("pages");
  const { email, accounts, canSignUp } = choices;
  const [chosen, setChosen] = useState(accounts[0]?.id ?? "new");
  const option = (value: string, label: ReactNode, details?: ReactNode) => (
    <label key={value} className="stk-choice">
      <input
        type="radio"
        name={FIELDS.account}
        value={value}
        checked={chosen === value}
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
      {accounts.map((account) => option(account.id, <Made of={account} />, teamsOf(account, t)))}
      {canSignUp ? option("new", t("choice.new")) : null}
    </fieldset>
  );
}

const teamsOf = ({ teams }: ClaimedAccount, t: ReturnType<typeof useMessages<"pages">>) =>
  teams > 0 ? t("choice.teams", { count: teams }) : undefined;

/** When and where an account was made: "Made on November 3, 2026 · Chrome, Windows · Berlin". */
function Made({ of }: { of: ClaimedAccount }): ReactNode {
  const t = useMessages("pages");
  const { locale } = useLocale();
  // In UTC, so that the server and the browser write the same day.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const country =
    of.countryCode === null
      ? null
      : new Intl.DisplayNames(locale, { type: "region", fallback: "code" }).of(of.countryCode);
  return [
    t("choice.made", { date: format.format(of.createdAtMillis) }),
    of.device,
    of.city ?? country,
  ]
    .filter(Boolean)
    .join(" · ");
}
