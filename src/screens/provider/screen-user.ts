import type { ContactChannel } from "../../resources/users/contact-channel.js";
import type { ScreenTeam } from "./screen-app.js";

/** What the screens need of the signed-in user. */
export interface ScreenUser {
  readonly id: string;
  readonly displayName: string | null;
  readonly primaryEmail: string | null;
  readonly primaryEmailVerified?: boolean;
  /** Mails a code that verifies the main address. Resolves to the error of a refusal. */
  sendVerificationEmail?(): Promise<Error | undefined>;
  listContactChannels(): Promise<
    readonly Pick<ContactChannel, "isPrimary" | "update" | "sendVerificationEmail">[]
  >;
  update(options: { displayName: string }): Promise<void>;
  createTeam(options: { displayName: string }): Promise<ScreenTeam>;
  hasPermission(permissionId: string): Promise<boolean>;
  hasPermission(team: { readonly id: string }, permissionId: string): Promise<boolean>;
  hasRole(team: { readonly id: string }, roleId: string): Promise<boolean>;
}
