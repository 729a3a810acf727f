import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { useLiveRegion } from "../../../ui/feedback/live-region.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { PasswordForm } from "./password-form.js";

function Content({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const email = account.useContactChannels().find(({ usedForAuth }) => usedForAuth)?.value;
  const isOpen = useScreenApp().useProject().config.credentialEnabled;
  const [editing, setEditing] = useState<boolean>();
  const place = useRef<HTMLElement>(null);
  const { say, region } = useLiveRegion();
  const { hasPassword } = account;
  const text = t(
    hasPassword
      ? "auth.passwordSome"
      : email !== undefined
        ? "auth.passwordNone"
        : "auth.passwordNeedsEmail",
  );
  const canSet = hasPassword || email !== undefined;
  const saved = () => {
    setEditing(false);
    say(t(hasPassword ? "auth.passwordSaved" : "auth.passwordFirstSaved"));
  };
  useEffect(() => {
    // The pressed button is gone, so focus moves to the first field, or back to the start.
    if (editing !== undefined)
      place.current?.querySelector<HTMLElement>("input:not([hidden]), .stk-button")?.focus();
  }, [editing]);
  if (!isOpen) return null;
  const action =
    canSet && !editing ? (
      <Button onClick={() => setEditing(true)}>
        {t(hasPassword ? "auth.passwordChange" : "auth.passwordSet")}
      </Button>
    ) : null;
  return (
    <Panel ref={place} title={t("auth.passwordTitle")} text={text} action={action}>
      {editing ? (
        <PasswordForm
          account={account}
          email={email}
          onSaved={saved}
          onCancel={() => setEditing(false)}
        />
      ) : null}
      {region}
    </Panel>
  );
}

/** Sets or changes the password. */
export function Password({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[1]} title={t("auth.passwordTitle")}>
      <Content account={account} />
    </Part>
  );
}
