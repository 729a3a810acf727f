import { type ReactNode, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import type { Passkey } from "../../../../resources/users/passkeys.js";
import { PasskeyIcon } from "../../../../ui/form/form-icons.js";
import { MoreIcon } from "../../../../ui/icons.js";
import { Menu, MenuItem } from "../../../../ui/menu.js";
import { Time } from "../../../../ui/time.js";
import { ConfirmDialog } from "../../confirm-dialog.js";
import { deviceText } from "../../sessions/device-words.js";
import type { Change } from "../../use-change.js";
import { RenameDialog } from "./rename-dialog.js";

interface PasskeyRowProps {
  passkey: Passkey;
  /** The account has no other way to sign in. */
  isLastWayIn: boolean;
  remove: () => Promise<void>;
  run: (change: Change) => Promise<boolean>;
}

/** A passkey, where it is, its last use, and the actions on it. */
export function PasskeyRow({ passkey, isLastWayIn, remove, run }: PasskeyRowProps): ReactNode {
  const t = useMessages("account");
  const [asks, setAsks] = useState<"rename" | "remove">();
  const { name, provider, createdAt, lastUsedAt, rpId, isBackedUp } = passkey;
  const device = deviceText(passkey.device ?? undefined, t);
  const shown = name ?? provider ?? device ?? t("auth.passkeyUnnamed");
  const where = [provider, device].filter((one) => one && one !== shown);
  const usedOn = deviceText(passkey.lastUsedDevice ?? undefined, t);
  const isOfOtherSite =
    rpId !== null &&
    typeof location === "object" &&
    location.hostname !== rpId &&
    !location.hostname.endsWith(`.${rpId}`);
  const close = () => setAsks(undefined);
  return (
    <li className="stk-list-row">
      <PasskeyIcon />
      <div className="stk-list-words">
        <bdi className="stk-list-name" title={shown}>
          {shown}
        </bdi>
        <span className="stk-hint stk-facts">
          {where.map((one) => (
            <bdi key={one}>{one}</bdi>
          ))}
          {isOfOtherSite ? <bdi>{rpId}</bdi> : null}
          {isBackedUp ? <span>{t("auth.passkeySynced")}</span> : null}
          <span>{t.rich("auth.passkeyCreated", { time: <Time date={createdAt} /> })}</span>
          <span title={usedOn}>
            {lastUsedAt
              ? t.rich("sessions.lastUsed", { time: <Time date={lastUsedAt} /> })
              : t("auth.passkeyUnused")}
          </span>
        </span>
      </div>
      <Menu
        trigger={<MoreIcon />}
        label={t("emails.menu", { email: shown })}
        triggerClassName="stk-icon-button"
      >
        <MenuItem onClick={() => setAsks("rename")}>{t("auth.passkeyRename")}</MenuItem>
        <MenuItem
          aria-disabled={isLastWayIn}
          title={isLastWayIn ? t("emails.lastWayIn") : undefined}
          onClick={() => !isLastWayIn && setAsks("remove")}
        >
          {t("auth.passkeyRemove")}
        </MenuItem>
      </Menu>
      {asks === "rename" ? (
        <RenameDialog passkey={passkey} shown={shown} run={run} onClose={close} />
      ) : null}
      {asks === "remove" ? (
        <ConfirmDialog
          title={t("auth.passkeyRemoveTitle", { name: shown })}
          text={t("auth.passkeyRemoveText")}
          confirm={t("auth.passkeyRemove")}
          work={async () => void run({ work: remove, done: t("auth.passkeyRemoved") })}
          onClose={close}
        />
      ) : null}
    </li>
  );
}
