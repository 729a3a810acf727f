import { type ReactNode, useEffect, useState } from "react";
import type { Failure } from "../../messages/failure.js";
import { readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { isChangeOfMind } from "../flows/outcome.js";
import type { PasskeyOwner } from "../provider/passkey-owner.js";
import { Toast } from "./toast.js";

/** How long the toast stays after its last word. */
const LAST_WORD_MILLIS = 6000;

interface PasskeyProps {
  user: PasskeyOwner;
  onClose: () => void;
}

interface PasskeyToastProps {
  text: string;
  hint?: string | undefined;
  /** Label of the button that does something. */
  action: string;
  close?: string;
  /** Does it and returns the last word; undefined if the person changed their mind. */
  work: () => Promise<string | undefined>;
  onClose: () => void;
}

function PasskeyToast({ text, hint, action, close, work, onClose }: PasskeyToastProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(onClose, LAST_WORD_MILLIS);
    return () => clearTimeout(timer);
  }, [said, onClose]);
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setSaid(await work());
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  if (said !== undefined) return <Toast text={said} onClose={onClose} />;
  return (
    <Toast text={text} hint={hint} failure={failure} close={close} onClose={onClose}>
      <Button look="secondary" pending={busy} onClick={() => void press()}>
        {action}
      </Button>
    </Toast>
  );
}

/** Says that the browser has made a passkey, and takes that one back. */
export function PasskeySaved({ user, made, onClose }: PasskeyProps & { made: string }): ReactNode {
  const t = useMessages("account");
  const undo = async () => {
    // Another device may have made a newer one meanwhile.
    const passkeys = await user.listPasskeys();
    await passkeys.find(({ id }) => id === made)?.delete();
    return t("auth.passkeyRemoved");
  };
  return (
    <PasskeyToast
      text={t("auth.passkeyUpgraded")}
      action={t("action.undo")}
      work={undo}
      onClose={onClose}
    />
  );
}

/** Asks once whether to make a passkey. */
export function PasskeyAsked({ user, onClose }: PasskeyProps): ReactNode {
  const t = useMessages("account");
  const create = async () => {
    const answer = await user.registerPasskey();
    if (answer.status === "ok") return t("auth.passkeyAdded");
    if (isChangeOfMind(answer.error)) return undefined;
    throw answer.error;
  };
  return (
    <PasskeyToast
      text={t("auth.passkeyAskTitle")}
      hint={t("auth.passkeyNone")}
      action={t("auth.passkeyAdd")}
      close={t("auth.passkeyNotNow")}
      work={create}
      onClose={onClose}
    />
  );
}
