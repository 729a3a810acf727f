import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { Account } from "../provider/account.js";
import { NavMark } from "./nav-icon.js";

/** How many ways lead into the account and whether it asks for a second factor. */
export function SecurityOverview({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { hasPassword, otpAuthEnabled, passkeyAuthEnabled, oauthProviders } = account;
  const ways = [hasPassword, otpAuthEnabled, passkeyAuthEnabled, ...oauthProviders];
  return (
    <a className="stk-overview" href="#auth">
      <NavMark icon="shield" />
      <span>{t("account.ways", { count: ways.filter(Boolean).length })}</span>
      <span>
        {t(account.isMultiFactorRequired ? "account.secondFactorOn" : "account.secondFactorOff")}
      </span>
    </a>
  );
}
