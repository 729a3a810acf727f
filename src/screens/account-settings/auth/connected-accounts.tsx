import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { providerName } from "../../../protocol/provider-name.js";
import { Button } from "../../../ui/button.js";
import { ProviderMark } from "../../../ui/provider-mark/provider-mark.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { ConnectedRow } from "./connected-row.js";
import { judgeWaysIn } from "./ways-in.js";

function Content({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const project = useScreenApp().useProject();
  const { config } = project;
  const addresses = account.useContactChannels();
  const { run, busy, region } = useChange();
  const connected = account.oauthProviders;
  const open = config.oauthProviders.filter(({ id }) => !connected.some((one) => one.id === id));
  if (connected.length === 0 && open.length === 0) return null;
  const isLast = (id: string) =>
    judgeWaysIn(account, addresses, project).lastAfter({
      oauthProviders: connected.filter((one) => one.id !== id),
    });
  // Only a press leaves the page for the provider.
  const connect = (id: string) =>
    void run({ work: () => account.getConnectedAccount(id, { or: "redirect" }) });
  return (
    <Panel
      title={t("auth.accountsTitle")}
      text={t(connected.length === 0 ? "auth.accountsEmpty" : "auth.accountsText")}
    >
      <ul className="stk-list">
        {connected.map(({ id, email }) => (
          <ConnectedRow
            key={id}
            id={id}
            email={email}
            isLastWayIn={isLast(id)}
            disconnect={() => account.disconnectAccount(id)}
            run={run}
          />
        ))}
        {open.map(({ id }) => (
          <li key={id} className="stk-list-row">
            <ProviderMark id={id} />
            <div className="stk-list-words">
              <span className="stk-list-name">{providerName(id)}</span>
            </div>
            <Button
              pending={busy}
              aria-label={t("auth.accountConnect", { provider: providerName(id) })}
              onClick={() => connect(id)}
            >
              {t("auth.accountConnectShort")}
            </Button>
          </li>
        ))}
      </ul>
      {region}
    </Panel>
  );
}

/** Accounts at other providers that sign in to this account. */
export function ConnectedAccounts({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[3]} title={t("auth.accountsTitle")}>
      <Content account={account} />
    </Part>
  );
}
