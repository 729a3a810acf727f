import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { Account } from "../provider/account.js";
import { NavMark } from "./nav-icon.js";
import { Part } from "./part.js";

interface OverviewProps {
  account: Account;
}

/** A warning if no recovery codes are left. */
function NoCodes({ account }: OverviewProps): ReactNode {
  const t = useMessages("account");
  return account.useRecoveryCodeCount() === 0 ? <span>{t("account.recoveryNone")}</span> : null;
}

/** How many ways lead into the account and whether it asks for a second factor. */
export function SecurityOverview({ account }: OverviewProps): ReactNode {
  const t = useMessages("account");
  const { hasPassword, otpAuthEnabled, passkeyAuthEnabled, oauthProviders } = account;
  const isOn = account.isMultiFactorRequired;
  const ways = [hasPassword, otpAuthEnabled, passkeyAuthEnabled, ...oauthProviders];
  return (
    <a className="stk-overview" href="#auth">
      <NavMark icon="shield" />
      <span>{t("account.ways", { count: ways.filter(Boolean).length })}</span>
      <span>{t(isOn ? "account.secondFactorOn" : "account.secondFactorOff")}</span>
      {isOn ? (
        <Part skeleton={null} instead="">
          <NoCodes account={account} />
        </Part>
      ) : null}
    </a>
  );
}
