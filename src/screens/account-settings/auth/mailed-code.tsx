import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Badge } from "../../../ui/badge.js";
import { Button } from "../../../ui/button.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { isOfOwnService } from "../../provider/own-service.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";
import { judgeWaysIn, waysIn } from "./ways-in.js";

function Content({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const addresses = account.useContactChannels();
  const project = useScreenApp().useProject();
  const { run, region } = useChange();
  const [isOn, hold] = useOptimisticValue(waysIn(account, addresses, project).includes("code"));
  const isLast = judgeWaysIn(account, addresses, project).lastAfter({ otpAuthRefused: true });
  const used = addresses.filter(({ usedForAuth, isVerified }) => usedForAuth && isVerified);
  const email = (used.find(({ isPrimary }) => isPrimary) ?? used[0])?.value;

  const turn = (on: boolean) =>
    void run({
      work: () => account.update({ otpAuthEnabled: on }),
      show: () => hold(on),
      done: t(on ? "auth.codeEnabled" : "auth.codeDisabled"),
    });
  if (!project.config.magicLinkEnabled) return null;
  const text =
    email === undefined
      ? t("auth.codeNeedsEmail")
      : isOn
        ? t.rich("auth.codeOn", { email: <bdi>{email}</bdi> })
        : t("auth.codeOff");
  // Codes of the hosted service sign in whatever the account says, so nothing is offered there.
  const canTurn = isOn ? !isLast && isOfOwnService(project) : email !== undefined;
  return (
    <Panel
      title={t("auth.codeTitle")}
      text={text}
      badge={isOn ? <Badge kind="good">{t("state.on")}</Badge> : null}
      action={
        canTurn ? (
          <Button onClick={() => turn(!isOn)}>
            {t(isOn ? "auth.codeDisable" : "auth.codeEnable")}
          </Button>
        ) : null
      }
    >
      {isOn && isLast ? <p className="stk-hint">{t("auth.codeLastWayIn")}</p> : null}
      {region}
    </Panel>
  );
}

/** Turns sign-in by emailed code on and off. */
export function MailedCode({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[1]} title={t("auth.codeTitle")}>
      <Content account={account} />
    </Part>
  );
}
