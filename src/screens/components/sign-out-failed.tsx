import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import type { SignOutFlow } from "../flows/use-sign-out.js";
import { Toast } from "./toast.js";

/** Says why a sign-out failed, and tries again. */
export function SignOutFailed({ signOut }: { signOut: SignOutFlow }): ReactNode {
  const t = useMessages();
  const { busy, failure, start, dismiss } = signOut;
  if (!failure) return null;
  return (
    <div role="alert">
      <Toast text={t("menu.signOut")} failure={failure} onClose={dismiss}>
        <Button look="secondary" pending={busy} onClick={() => void start()}>
          {t("action.tryAgain")}
        </Button>
      </Toast>
    </div>
  );
}
