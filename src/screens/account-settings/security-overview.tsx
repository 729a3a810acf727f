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
  return account.useRecoveryCodeCount() === 0 && ` · ${t("account.recoveryNone")}`;
}

/** How many ways lead into the account and whether it asks for a second factor. */
export function SecurityOverview({ account }: OverviewProps): ReactNode {
  const t = useMessages("account");
  const isOn = account.isMultiFactorRequired;
  const ways = [
    account.hasPassword,
    account.otpAuthEnabled || (account.primaryEmailVerified && !account.otpAuthRefused),
    account.passkeyAuthEnabled,
    ...account.oauthProviders,
  ];
  return (
    <a className="stk-overview" href="#auth">
      <NavMark icon="shield" />
      <span>{t("account.ways", { count: ways.filter(Boolean).length })}</span>
      <span>
        {t(isOn ? "account.secondFactorOn" : "account.secondFactorOff")}
        {isOn ? (
          <Part skeleton="" instead="">
            <NoCodes account={account} />
          </Part>
        ) : null}
      </span>
    </a>
  );
}
