import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { useHydrated } from "../../../../react/use-hydrated.js";
import { Badge } from "../../../../ui/badge.js";
import { Button } from "../../../../ui/button.js";
import { hasPasskeyHere, isChangeOfMind } from "../../../flows/outcome.js";
import type { Account } from "../../../provider/account.js";
import { useScreenApp } from "../../../provider/connect.js";
import { ConfirmButton } from "../../confirm-dialog.js";
import { Panel } from "../../panel.js";
import { Part } from "../../part.js";
import { removeFrom } from "../../remove-from.js";
import { useChange } from "../../use-change.js";
import { judgeWaysIn } from "../ways-in.js";
import { PasskeyRow } from "./passkey-row.js";

function Content({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const addresses = account.useContactChannels();
  const passkeys = account.usePasskeys();
  const project = useScreenApp().useProject();
  const { run, busy, say, region } = useChange();
  const isSupported = !useHydrated() || typeof PublicKeyCredential === "function";
  const has = account.passkeyAuthEnabled;
  const isLast =
    passkeys.length <= 1 &&
    judgeWaysIn(account, addresses, project).lastAfter({ passkeyAuthEnabled: false });

  const register = async () => {
    const answer = await account.registerPasskey();
    if (answer.status === "ok") return say(t("auth.passkeyAdded"));
    if (hasPasskeyHere(answer.error)) return say(t("auth.passkeyHere"), { look: "notice" });
    // Closing the browser's dialog is not a failure.
    if (!isChangeOfMind(answer.error)) throw answer.error;
  };
  if (!project.config.passkeyEnabled && !has) return null;
  const text = isSupported
    ? t(has ? "auth.passkeySome" : "auth.passkeyNone")
    : t("auth.passkeyUnsupported");
  const action =
    isSupported && project.config.passkeyEnabled ? (
      <Button pending={busy} onClick={() => void run({ work: register })}>
        {t("auth.passkeyAdd")}
      </Button>
    ) : null;
  return (
    <Panel
      title={t("auth.passkeyTitle")}
      text={text}
      badge={has ? <Badge kind="good">{t("state.on")}</Badge> : null}
      action={action}
    >
      {passkeys.length > 0 ? (
        <ul className="stk-list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLastWayIn={isLast}
              remove={() => removeFrom(account.listPasskeys, passkey.id, passkey.delete)}
              run={run}
            />
          ))}
        </ul>
      ) : null}
      {has && passkeys.length === 0 && !isLast ? (
        // The hosted service has one passkey and lists none.
        <ConfirmButton
          look="quiet"
          title={t("auth.passkeyRemoveTitle", { name: t("auth.passkeyUnnamed") })}
          text={t("auth.passkeyRemoveText")}
          confirm={t("auth.passkeyRemove")}
          work={() => account.update({ passkeyAuthEnabled: false })}
          onDone={() => say(t("auth.passkeyRemoved"))}
        >
          {t("auth.passkeyRemove")}
        </ConfirmButton>
      ) : null}
      {has && isLast ? <p className="stk-hint">{t("emails.lastWayIn")}</p> : null}
      {region}
    </Panel>
  );
}

/** The account's passkeys: makes, names and removes them. */
export function Passkeys({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[2]} title={t("auth.passkeyTitle")}>
      <Content account={account} />
    </Part>
  );
}
