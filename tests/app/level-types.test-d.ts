import type {
  AdminOwnedProject,
  AdminProject,
  AnyKnownError,
  ApiKey,
  ApiKeyFirstView,
  CurrentServerUser,
  CurrentUser,
  Json,
  KnownErrors,
  OAuthConnection,
  Project,
  Result,
  ServerTeam,
  ServerTeamUser,
  ServerUser,
  StackAdminApp,
  StackClientApp,
  StackServerApp,
  Team,
  TeamUser,
} from "@stackkit/next";
import { isKnownError, useUser } from "@stackkit/next";
import { expectTypeOf } from "vitest";

declare const client: StackClientApp<true>;
declare const server: StackServerApp<true>;
declare const admin: StackAdminApp<true>;
declare const user: CurrentUser;
declare const serverUser: ServerUser;
declare const current: CurrentServerUser;
declare const team: Team;
declare const serverTeam: ServerTeam;
declare const connection: OAuthConnection;
declare const key: ApiKey;
declare const firstView: ApiKeyFirstView;

type Failure<R> = R extends { readonly status: "error"; readonly error: infer E } ? E : never;
type CodeOf<R extends (...args: never[]) => unknown> =
  Failure<Awaited<ReturnType<R>>> extends { readonly code: infer C } ? C : never;

type VerificationCodes =
  | "VERIFICATION_CODE_NOT_FOUND"
  | "VERIFICATION_CODE_EXPIRED"
  | "VERIFICATION_CODE_ALREADY_USED"
  | "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED";

/** Never run: only the compiler looks at it. */
export async function levels(): Promise<void> {
  // @ts-expect-error a browser lists no users
  await client.listUsers();
  // @ts-expect-error nor makes them
  await client.createUser({});
  // @ts-expect-error nor reads one by id
  await client.getUser("id");
  // @ts-expect-error a server has no keys to list
  await server.listApiKeys();
  // @ts-expect-error nor mails to write
  await server.updateEmailTemplate("magic_link", { subject: "x" });
  // @ts-expect-error nor settings to change
  await (await server.getProject()).update({ displayName: "x" });
  // @ts-expect-error nor to read
  (await server.getProject()).config.emailConfig;
  // @ts-expect-error a browser gives itself no address
  await user.update({ primaryEmail: "a@example.com" });
  // @ts-expect-error nor a password past the check of the old one
  await user.update({ password: "x" });
  // @ts-expect-error nor sees when it was last active
  user.lastActiveAt;
  // @ts-expect-error nor makes sessions
  await user.createSession();
  // @ts-expect-error nor marks its channels verified
  await (await user.listContactChannels())[0]?.update({ isVerified: true });
  // @ts-expect-error a team's members are names to a browser
  (await team.listUsers())[0]?.primaryEmail;
  // @ts-expect-error a user by id has no session of their own
  serverUser.currentSession;
  // @ts-expect-error nor headers
  await serverUser.getAuthHeaders();
  // @ts-expect-error what was read cannot be written
  user.displayName = "x";
  // @ts-expect-error a password is never read
  serverUser.password;
  // @ts-expect-error the first view of a key has whole keys, later ones do not
  key.secretServerKey satisfies string;

  expectTypeOf(await admin.getProject()).toEqualTypeOf<AdminProject>();
  expectTypeOf(await server.getProject()).toEqualTypeOf<Project>();
  expectTypeOf<AdminOwnedProject["app"]>().toEqualTypeOf<StackAdminApp<false>>();
  (await team.listUsers()) satisfies TeamUser[];
  (await serverTeam.listUsers()) satisfies ServerTeamUser[];
  expectTypeOf(current.selectedTeam).toEqualTypeOf<ServerTeam | null>();
  expectTypeOf(user.selectedTeam).toEqualTypeOf<Team | null>();
  expectTypeOf(firstView.secretServerKey).toEqualTypeOf<string | undefined>();
  expectTypeOf(await connection.getAccessToken()).toEqualTypeOf<{ accessToken: string }>();
  expectTypeOf(user.clientMetadata).toEqualTypeOf<Json>();
  expectTypeOf(current.serverMetadata).toEqualTypeOf<Json>();
  expectTypeOf(
    await user.getConnectedAccount("github", { or: "redirect" }),
  ).toEqualTypeOf<OAuthConnection>();
  expectTypeOf(await user.getConnectedAccount("github")).toEqualTypeOf<OAuthConnection | null>();
}

export function useHooks(): void {
  expectTypeOf(useUser()).toEqualTypeOf<CurrentUser | null>();
  expectTypeOf(useUser({ or: "redirect" })).toEqualTypeOf<CurrentUser>();
  expectTypeOf(useUser({ or: "return-null" })).toEqualTypeOf<CurrentUser | null>();
  expectTypeOf(
    useUser({ or: "throw", projectIdMustMatch: "internal" }).useOwnedProjects(),
  ).toEqualTypeOf<AdminOwnedProject[]>();
  expectTypeOf(server.useUser({ or: "anonymous" })).toEqualTypeOf<CurrentServerUser>();
  expectTypeOf(server.useUser("id")).toEqualTypeOf<ServerUser | null>();
}

/** Each call's errors, as the contract has them; what it does not name is thrown. */
export function results(): void {
  expectTypeOf<CodeOf<typeof client.signInWithPasskey>>().toEqualTypeOf<
    "PASSKEY_AUTHENTICATION_FAILED" | "INVALID_TOTP_CODE" | "PASSKEY_WEBAUTHN_ERROR"
  >();
  expectTypeOf<CodeOf<typeof client.signInWithMagicLink>>().toEqualTypeOf<
    VerificationCodes | "INVALID_TOTP_CODE"
  >();
  expectTypeOf<
    CodeOf<typeof client.sendMagicLinkEmail>
  >().toEqualTypeOf<"REDIRECT_URL_NOT_WHITELISTED">();
  expectTypeOf<CodeOf<typeof client.sendForgotPasswordEmail>>().toEqualTypeOf<"USER_NOT_FOUND">();
  expectTypeOf<CodeOf<typeof client.verifyEmail>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.verifyPasswordResetCode>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.verifyMagicLinkCode>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.verifyTeamInvitationCode>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.acceptTeamInvitation>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.getTeamInvitationDetails>>().toEqualTypeOf<VerificationCodes>();
  expectTypeOf<CodeOf<typeof client.signUpWithCredential>>().toEqualTypeOf<
    "USER_EMAIL_ALREADY_EXISTS" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_COMMON"
  >();
  expectTypeOf<CodeOf<typeof user.registerPasskey>>().toEqualTypeOf<
    "PASSKEY_REGISTRATION_FAILED" | "PASSKEY_WEBAUTHN_ERROR"
  >();
  expectTypeOf<Failure<Awaited<ReturnType<typeof admin.sendTestEmail>>>>().toEqualTypeOf<{
    readonly errorMessage: string;
  }>();
}

/** A code narrows the details, by `switch`, by `instanceof`, by family, and by `isKnownError`. */
export function errors(
  error: AnyKnownError,
  unknown: unknown,
  result: Result<number, KnownErrors["PasswordTooShort"]>,
): void {
  switch (error.code) {
    case "PASSWORD_TOO_SHORT":
      expectTypeOf(error.details).toEqualTypeOf<{ min_length: number }>();
      break;
    case "USER_NOT_FOUND":
      expectTypeOf(error.details).toEqualTypeOf<undefined>();
      break;
    // @ts-expect-error no error has this code
    case "NO_SUCH_CODE":
      break;
  }
  if (isKnownError(unknown, "PASSWORD_TOO_LONG"))
    expectTypeOf(unknown.code).toEqualTypeOf<"PASSWORD_TOO_LONG">();
  expectTypeOf<KnownErrors["VerificationCodeError"]["code"]>().toEqualTypeOf<VerificationCodes>();
  if (result.status === "ok") expectTypeOf(result.data).toEqualTypeOf<number>();
  else expectTypeOf(result.error.details.min_length).toEqualTypeOf<number>();
  // @ts-expect-error there is data only if the status says so
  result.data;
}
