"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Form } from "../../ui/form/form.js";
import { PasskeyIcon } from "../../ui/form/form-icons.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { Scope } from "../../ui/theme/scope.js";
import { usePasskey } from "../flows/use-passkey.js";
import { useLastMethod } from "./last-used.js";

/** Prompts for a passkey on press. */
export function PasskeyForm({ flow }: { flow: Flow }): ReactNode {
  const t = useMessages("signIn");
  const lastUsed = useLastMethod() === "passkey";
  const words = (
    <>
      {t("signIn.passkey")}
      {lastUsed ? <span className="stk-last-used">{t("signIn.lastUsed")}</span> : null}
    </>
  );
  return <Form flow={flow} submit={words} look="secondary" icon={<PasskeyIcon />} />;
}

/** Signs in with a passkey. It takes no server action: only a script can request a passkey. */
export const PasskeyButton = (): ReactNode => (
  <Scope>
    <PasskeyForm flow={usePasskey()} />
  </Scope>
);
