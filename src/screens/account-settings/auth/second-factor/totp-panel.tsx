import { lazy, type ReactNode, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { Badge } from "../../../../ui/badge.js";
import { Button } from "../../../../ui/button.js";
import { useLiveRegion } from "../../../../ui/feedback/live-region.js";
import type { Account } from "../../../provider/account.js";
import { Panel } from "../../panel.js";
import { Part } from "../../part.js";

const TotpSetUp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./totp-set-up.js")).TotpSetUp,
}));
const RecoveryCodes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./recovery-codes.js"))
    .RecoveryCodes,
}));
const TotpTurnOff = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./totp-turn-off.js")).TotpTurnOff,
}));

const TrustedDevices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./trusted-devices.js"))
    .TrustedDevices,
}));

/** Turns the second factor on and off. */
export function Totp({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const [open, setOpen] = useState<"on" | "off">();
  const { say, region } = useLiveRegion();
  const isOn = account.isMultiFactorRequired;
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    say(text);
  };
  return (
    <Panel
      title={t("auth.totpTitle")}
      text={t(isOn ? "auth.totpOn" : "auth.totpOff")}
      badge={isOn ? <Badge kind="good">{t("state.on")}</Badge> : null}
      action={
        <Button aria-haspopup="dialog" onClick={() => setOpen(isOn ? "off" : "on")}>
          {t(isOn ? "auth.totpDisable" : "auth.totpEnable")}
        </Button>
      }
    >
      {isOn && open !== "on" ? (
        <Part lines={1}>
          <RecoveryCodes account={account} />
        </Part>
      ) : null}
      {isOn ? (
        <Part skeleton={null}>
          <TrustedDevices account={account} />
        </Part>
      ) : null}
      {open === undefined ? null : (
        <Part skeleton={null}>
          {open === "on" ? (
            <TotpSetUp
              account={account}
              onDone={() => done(t("auth.totpEnabled"))}
              onClose={close}
            />
          ) : (
            <TotpTurnOff
              account={account}
              onDone={() => done(t("auth.totpDisabled"))}
              onClose={close}
            />
          )}
        </Part>
      )}
      {region}
    </Panel>
  );
}
