import { lazy, type ReactNode, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { later } from "../../../../react/later.js";
import { Badge } from "../../../../ui/badge.js";
import { Button } from "../../../../ui/button.js";
import { useLiveRegion } from "../../../../ui/feedback/live-region.js";
import type { Account } from "../../../provider/account.js";
import { Panel } from "../../panel.js";
import { Part } from "../../part.js";

const TotpSetUp = later(
  async () => (await import(/* webpackChunkName: "stk-settings" */ "./totp-set-up.js")).TotpSetUp,
);
const RecoveryCodes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./recovery-codes.js"))
    .RecoveryCodes,
}));
const TotpTurnOff = later(
  async () =>
    (await import(/* webpackChunkName: "stk-settings" */ "./totp-turn-off.js")).TotpTurnOff,
);

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
  const [isOpening, setOpening] = useState(false);
  const close = () => setOpen(undefined);
  // The dialog's code may take a while. One that cannot load says so in its place.
  const start = async () => {
    setOpening(true);
    await (isOn ? TotpTurnOff : TotpSetUp).load().catch(() => undefined);
    setOpening(false);
    setOpen(isOn ? "off" : "on");
  };
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
        <Button aria-haspopup="dialog" pending={isOpening} onClick={start}>
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
