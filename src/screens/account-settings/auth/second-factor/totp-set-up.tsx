import { type ReactNode, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { TOTP_DIGITS } from "../../../../protocol/limits/forms.js";
import { systemClock } from "../../../../transport/clock.js";
import { Dialog } from "../../../../ui/dialog.js";
import { CodeField } from "../../../../ui/form/code-field.js";
import { next, read } from "../../../../ui/form/flow.js";
import { Form } from "../../../../ui/form/form.js";
import { Switch } from "../../../../ui/form/switch.js";
import { useFlow } from "../../../../ui/form/use-flow.js";
import { refused } from "../../../flows/outcome.js";
import { checkCode } from "../../../forms/check-code.js";
import { FIELDS, type FieldOf } from "../../../forms/field-names.js";
import type { Account } from "../../../provider/account.js";
import { useScreenApp } from "../../../provider/connect.js";
import { useProtect } from "../../protected-change.js";
import { endOtherSessions } from "../../sessions/end-other-sessions.js";
import { NewCodes } from "./code-list.js";
import { CopyText } from "./copy-text.js";
import { QrCode } from "./qr-code.js";
import { base32, createTotpSecret, provesSecret, totpUri } from "./totp.js";

const WRONG_CODE = "INVALID_TOTP_CODE";
const FIELD_OF = { [WRONG_CODE]: FIELDS.code } satisfies FieldOf;

/** Groups of letters in the displayed key. */
const GROUP = /.{4}/g;

interface TotpSetUpProps {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Gives a new secret to an authenticator app. It is saved only after a code proves that the app has
 * it, so that people cannot lock themselves out. Ends with the recovery codes.
 */
export function TotpSetUp({ account, onDone, onClose }: TotpSetUpProps): ReactNode {
  const t = useMessages("account");
  const project = useScreenApp().useProject();
  const protect = useProtect();
  const [secret] = useState(createTotpSecret);
  const [codes, setCodes] = useState<readonly string[]>();
  const key = base32(secret);
  const flow = useFlow(async (state, form) => {
    const isRight = await provesSecret(secret, read(form, FIELDS.code), systemClock.now());
    if (!isRight) return { ...state, status: "error", failure: { code: WRONG_CODE } };
    try {
      await protect(() => account.update({ totpMultiFactorSecret: secret }));
      // A second factor that is set because of a thief also gets rid of the thief.
      if (read(form, FIELDS.otherSessions) !== "") await endOtherSessions(account);
      // The hosted service has no recovery codes.
      if ((await account.getRecoveryCodeCount()) === null) onDone();
      else setCodes(await account.createRecoveryCodes());
    } catch (error) {
      return refused(error as Error, state);
    }
    return next(undefined);
  });
  if (codes) return <NewCodes account={account} codes={codes} onDone={onDone} />;
  return (
    <Dialog open onClose={onClose} title={t("auth.totpSetUpTitle")} text={t("auth.totpScan")}>
      <div className="stk-totp">
        <QrCode
          label={t("auth.totpQr")}
          text={totpUri(
            secret,
            project.displayName ?? location.hostname,
            account.primaryEmail ?? account.id,
          )}
        />
        <CopyText
          label={t("auth.totpSecret")}
          text={key}
          shown={key.replace(GROUP, "$& ").trim()}
        />
      </div>
      <Form
        flow={flow}
        submit={t("auth.totpEnable")}
        check={checkCode(t, TOTP_DIGITS)}
        fieldOf={FIELD_OF}
      >
        <Switch name={FIELDS.otherSessions} label={t("auth.totpSignOutOthers")} defaultChecked />
        <CodeField
          name={FIELDS.code}
          label={t("auth.totpConfirm")}
          length={TOTP_DIGITS}
          kind="digits"
          sendWhenWhole
        />
      </Form>
    </Dialog>
  );
}
