import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Badge } from "../../ui/badge.js";
import { Button } from "../../ui/button.js";
import { ProviderMark } from "../../ui/provider-mark.js";
import { providerName } from "../../ui/provider-name.js";
import type { Account } from "../account.js";
import { useScreenApp } from "../connect.js";
import { Panel } from "./panel.js";
import { Part } from "./part.js";
import { useChange } from "./use-change.js";

function Content({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { config } = useScreenApp().useProject();
  const { run, busy, region } = useChange();
  const connected = account.oauthProviders;
  const open = config.oauthProviders.filter(({ id }) => !connected.some((one) => one.id === id));
  if (connected.length === 0 && open.length === 0) return null;
  // Leaves the page for the provider, and never by itself: only a press leads there.
  const connect = (id: string) => void run({ work: () => account.getConnectedAccount(id, { or: "redirect" }) });
  return (
    <Panel title={t("auth.accountsTitle")} text={t(connected.length === 0 ? "auth.accountsEmpty" : "auth.accountsText")}>
      <ul className="stk-list">
        {connected.map(({ id, email }) => (
          <li key={id} className="stk-list-row">
            <ProviderMark id={id} />
            <div className="stk-list-words">
              <span className="stk-list-name">{providerName(id)}</span>
              {email ? <bdi className="stk-hint">{email}</bdi> : null}
            </div>
            <Badge kind="good">{t("auth.accountIsConnected")}</Badge>
          </li>
        ))}
        {open.map(({ id }) => (
          <li key={id} className="stk-list-row">
            <ProviderMark id={id} />
            <div className="stk-list-words">
              <span className="stk-list-name">{providerName(id)}</span>
            </div>
            <Button pending={busy} aria-label={t("auth.accountConnect", { provider: providerName(id) })} onClick={() => connect(id)}>
              {t("auth.accountConnectShort")}
            </Button>
          </li>
        ))}
      </ul>
      {region}
    </Panel>
  );
}

/** Accounts elsewhere that sign in to this one. */
export function ConnectedAccounts({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[3]} title={t("auth.accountsTitle")}>
      <Content account={account} />
    </Part>
  );
}
