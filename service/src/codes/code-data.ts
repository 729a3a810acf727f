import type {
  CodeKind,
  PasskeyRegistrationMode,
  SessionActor,
} from "@stackkit/next/protocol/internal";
import type { Hash, Sealed } from "../db/tables/columns.js";
import type { ProtectionChange } from "../http/context/mail.js";

/** The data of each kind of code. */
export interface CodeData {
  /** Subject: user id. The channel must still have the address when the code is used. */
  email_verification: {
    readonly email: string;
    readonly channelId?: string | undefined;
    readonly codeKind?: CodeKind;
    /** The typed part, which the account's own session may send alone. */
    readonly otp?: Sealed;
  };
  /** Subject: user id. */
  password_reset: { readonly email: string };
  /** Subject: canonical address. `userId` is null if no account had it. */
  sign_in: {
    readonly email: string;
    readonly userId: string | null;
    readonly codeKind?: CodeKind;
  };
  /** Subject: the actor's id. Opens a session in which they act as the user. */
  acting: { readonly userId: string; readonly actor: SessionActor };
  /** Subject: team id. `inviterId` is missing for invitations by servers. */
  team_invitation: {
    readonly email: string;
    readonly inviterId?: string | undefined;
    /** Missing if the invited person gets the project's defaults. */
    readonly roleIds?: readonly string[] | undefined;
  };
  /** Subject: user id. */
  mfa_attempt: { readonly isNewUser: boolean };
  /** Subject: user id. Mailed to a proved address. */
  confirmation: { readonly codeKind: "digits" };
  /** Subject: canonical address. For the first administrator, by this link alone. */
  console_set_up: { readonly codeKind: "digits"; readonly tokenHash: Hash };
  new_device: { readonly codeKind: "digits"; readonly passwordHash: Hash };
  /** Subject: user id. A change of the account's protection, which the code undoes. */
  protection: {
    readonly type: ProtectionChange;
    readonly at: number;
    readonly email?: string | undefined;
    readonly providerId?: string | undefined;
  };
  /** Subject: user id. */
  passkey_registration: {
    readonly challenge: string;
    /** Missing in codes of clients that know only one passkey. */
    readonly mode?: PasskeyRegistrationMode | undefined;
  };
  /** Subject: user id. Bound to a session and the browser with the verifier. */
  oauth_link: {
    readonly sessionId: string | undefined;
    readonly providerId: string;
    readonly codeChallenge: string;
  };
  /** Subject: empty, since the user is unknown. */
  passkey_sign_in: { readonly challenge: string };
}
