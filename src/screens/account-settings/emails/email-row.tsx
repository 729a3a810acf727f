import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ContactChannel } from "../../../resources/users/contact-channel.js";
import { MoreIcon } from "../../../ui/icons.js";
import { Menu, MenuItem } from "../../../ui/menu.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import type { Change } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";
import { EmailBadges } from "./email-badges.js";

interface EmailRowProps {
  address: ContactChannel;
  primary: ContactChannel | undefined;
  /** The account has no other way to sign in. */
  isLastWayIn: boolean;
  run: (change: Change) => Promise<boolean>;
  /** Hides the address; the returned function shows it again. */
  hide: () => () => void;
}

/** An email address, its state, and the actions on it. */
export function EmailRow({ address, primary, isLastWayIn, run, hide }: EmailRowProps): ReactNode {
  const t = useMessages("account");
  const [removing, setRemoving] = useState(false);
  const [isPrimary, holdPrimary] = useOptimisticValue(address.isPrimary);
  const [usedForAuth, holdUsed] = useOptimisticValue(address.usedForAuth);
  const { value: email, isVerified } = address;

  const verify = () =>
    void run({
      work: () => address.sendVerificationEmail(),
      done: t("emails.verificationSent", { email }),
    });
  const makePrimary = () => {
    const back = primary && {
      undo: { work: () => primary.update({ isPrimary: true }), done: t("account.undone") },
    };
    void run({
      work: () => address.update({ isPrimary: true }),
      show: () => holdPrimary(true),
      done: t("emails.madePrimary", { email }),
      ...back,
    });
  };
  const use = (used: boolean) =>
    void run({
      work: () => address.update({ usedForAuth: used }),
      show: () => holdUsed(used),
      done: t(used ? "emails.nowUsed" : "emails.noLongerUsed", { email }),
    });

  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <bdi className="stk-list-name" title={email}>
          {email}
        </bdi>
        <EmailBadges isPrimary={isPrimary} isVerified={isVerified} usedForAuth={usedForAuth} />
        {isLastWayIn ? <span className="stk-hint">{t("emails.lastAddress")}</span> : null}
      </div>
      <Menu
        trigger={<MoreIcon />}
        label={t("emails.menu", { email })}
        triggerClassName="stk-icon-button"
      >
        {isVerified ? null : <MenuItem onClick={verify}>{t("emails.sendVerification")}</MenuItem>}
        {isPrimary ? null : (
          <MenuItem
            aria-disabled={!isVerified}
            title={isVerified ? undefined : t("emails.verifyFirst")}
            onClick={() => isVerified && makePrimary()}
          >
            {t("emails.makePrimary")}
          </MenuItem>
        )}
        {usedForAuth ? (
          <MenuItem
            aria-disabled={isLastWayIn}
            title={isLastWayIn ? t("emails.lastAddress") : undefined}
            onClick={() => !isLastWayIn && use(false)}
          >
            {t("emails.stopUsing")}
          </MenuItem>
        ) : (
          <MenuItem
            aria-disabled={!isVerified}
            title={isVerified ? undefined : t("emails.verifyFirst")}
            onClick={() => isVerified && use(true)}
          >
            {t("emails.useForSignIn")}
          </MenuItem>
        )}
        <MenuItem
          aria-disabled={isLastWayIn}
          title={isLastWayIn ? t("emails.lastAddress") : undefined}
          onClick={() => !isLastWayIn && setRemoving(true)}
        >
          {t("emails.remove")}
        </MenuItem>
      </Menu>
      {removing ? (
        <ConfirmDialog
          title={t("emails.removeTitle", { email })}
          text={t("emails.removeText")}
          confirm={t("emails.remove")}
          work={async () =>
            void run({
              work: () => address.delete(),
              show: hide,
              done: t("emails.removed", { email }),
            })
          }
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  );
}
