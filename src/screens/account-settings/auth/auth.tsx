import type { ReactNode } from "react";
import type { Account } from "../../provider/account.js";
import { Emails } from "../emails/emails.js";
import { OwnerKeys } from "../keys/owner-keys.js";
import { ConnectedAccounts } from "./connected-accounts.js";
import { MailedCode } from "./mailed-code.js";
import { Passkeys } from "./passkeys/passkeys.js";
import { Password } from "./password.js";
import { Totp } from "./second-factor/totp-panel.js";
import { StepUpScope } from "./step-up-dialog.js";
import { Suspended } from "./suspended/suspended.js";

/** The account's sign-in methods and its protection. Each panel loads and fails independently. */
export const Auth = ({ account }: { account: Account }): ReactNode => (
  <StepUpScope account={account}>
    <Suspended account={account} />
    <Emails account={account} />
    <Password account={account} />
    <Passkeys account={account} />
    <MailedCode account={account} />
    <Totp account={account} />
    <ConnectedAccounts account={account} />
    <OwnerKeys account={account} />
  </StepUpScope>
);
