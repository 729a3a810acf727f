import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { judgeWaysIn } from "../auth/ways-in.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { useHiddenRows } from "../use-hidden-rows.js";
import { AddEmail } from "./add-email.js";
import { EmailRow } from "./email-row.js";
import { News } from "./news.js";

function Addresses({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const addresses = account.useContactChannels();
  const project = useScreenApp().useProject();
  const { run, say, region } = useChange();
  const { isShown, hide } = useHiddenRows();
  const ways = judgeWaysIn(account, addresses, project);
  const shown = addresses
    .filter(isShown)
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return (
    <>
      {shown.length === 0 ? <p className="stk-text">{t("emails.empty")}</p> : null}
      <ul className="stk-list">
        {shown.map((address) => (
          <EmailRow
            key={address.id}
            address={address}
            primary={addresses.find(({ isPrimary }) => isPrimary)}
            isLastWayIn={address.usedForAuth && ways.lastIs(address)}
            run={run}
            hide={() => hide(address.id)}
          />
        ))}
      </ul>
      {region}
      <AddEmail
        account={account}
        addresses={addresses}
        onAdded={(email) => say(t("emails.added", { email }))}
      />
    </>
  );
}

function Text(): ReactNode {
  const t = useMessages("account");
  const app = useScreenApp().useProject().displayName;
  return app ? t("emails.textNamed", { app }) : t("emails.text");
}

/** The addresses of the account. */
export function Emails({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const unnamed = t("emails.text");
  const text = (
    <Part skeleton={unnamed} instead={unnamed}>
      <Text />
    </Part>
  );
  return (
    <Panel title={t("emails.title")} text={text}>
      <Part lines={3}>
        <Addresses account={account} />
      </Part>
      <News account={account} />
    </Panel>
  );
}
