import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Toast } from "./toast.js";

interface PasswordLeakedProps {
  settingsUrl: string;
  /** The link to the settings was pressed. */
  onFollow: () => void;
  onClose: () => void;
}

/** Says that the password of the sign-in is on a list of leaked ones. */
export function PasswordLeaked({ settingsUrl, onFollow, onClose }: PasswordLeakedProps): ReactNode {
  const t = useMessages("account");
  return (
    <Toast text={t("auth.passwordLeaked")} hint={t("auth.passwordLeakedHint")} onClose={onClose}>
      <ButtonLink href={`${settingsUrl}#auth`} onClick={onFollow}>
        {t("auth.passwordChange")}
      </ButtonLink>
    </Toast>
  );
}
