import {
  type AdminEmailConfig,
  type AdminOAuthProviderConfig,
  type AdminProject,
  type CurrentInternalUser,
  type CurrentServerUser,
  type CurrentUser,
  type GetUserOptions,
  type KnownErrors,
  type ServerTeam,
  type ServerTeamUser,
  type ServerUser,
  type StackAdminApp,
  type StackAdminAppConstructorOptions,
  StackClientApp,
  type StackClientAppConstructorOptions,
  type StackClientAppJson,
  type StackProviderProps,
  type StackServerApp,
  type StackServerAppConstructorOptions,
  type Team,
  type TeamUser,
  type TokenUser,
  type User,
} from "@stackkit/next";
import { StackAdminApp as AdminApp } from "@stackkit/next/admin";
import type { StackHandlerProps } from "@stackkit/next/handler";
import type { AuthProxyOptions } from "@stackkit/next/proxy";
import { StackServerApp as ServerApp } from "@stackkit/next/server";
import { expectTypeOf } from "vitest";
import type { KNOWN_OPTIONS, OR_VALUES, Place } from "../../src/app/config/unknown-options.js";

declare const client: StackClientApp<true>;
declare const internal: StackClientApp<true, "internal">;
declare const server: StackServerApp<true>;
declare const storeless: StackClientApp<false>;
declare const user: CurrentUser;
declare const team: Team;

/** Never run: only the compiler looks at it. */
export async function types(): Promise<void> {
  expectTypeOf(await client.getUser()).toEqualTypeOf<CurrentUser | null>();
  expectTypeOf(
    await client.getUser({ or: "anonymous-if-exists" }),
  ).toEqualTypeOf<CurrentUser | null>();
  expectTypeOf(await client.getUser({ or: "redirect" })).toEqualTypeOf<CurrentUser>();
  expectTypeOf(await client.getUser({ or: "throw" })).toEqualTypeOf<CurrentUser>();
  expectTypeOf(await client.getUser({ or: "anonymous" })).toEqualTypeOf<CurrentUser>();
  expectTypeOf(await client.getUser({ from: "token" })).toEqualTypeOf<TokenUser | null>();
  expectTypeOf(await client.getUser({ from: "token", or: "redirect" })).toEqualTypeOf<TokenUser>();
  expectTypeOf(await internal.getUser({ or: "throw" })).toEqualTypeOf<CurrentInternalUser>();
  expectTypeOf(await server.getUser()).toEqualTypeOf<CurrentServerUser | null>();
  expectTypeOf(await server.getUser("id")).toEqualTypeOf<ServerUser | null>();
  expectTypeOf(await server.getTeam("id")).toEqualTypeOf<ServerTeam | null>();
  // @ts-expect-error without a token store of its own, the app has to be handed one
  await storeless.getUser();
  await storeless.getUser({ tokenStore: { headers: new Headers() } });

  // @ts-expect-error a browser cannot read what only servers may
  user.serverMetadata;
  // @ts-expect-error nor write it
  await user.update({ serverMetadata: {} });
  // @ts-expect-error nor make its own address count as verified
  await user.update({ primaryEmailVerified: true });
  // @ts-expect-error nor grant itself anything
  await user.grantPermission(team, "$update_team");
  // @ts-expect-error nor see when a team was made
  team.createdAt;
  // @ts-expect-error nor add members
  await team.addUser("id");

  const result = await client.signInWithCredential({ email: "", password: "" });
  if (result.status === "error") {
    expectTypeOf(result.error.code).toEqualTypeOf<
      "EMAIL_PASSWORD_MISMATCH" | "INVALID_TOTP_CODE"
    >();
    expectTypeOf<
      KnownErrors["EmailPasswordMismatch"]["code"]
    >().toEqualTypeOf<"EMAIL_PASSWORD_MISMATCH">();
  }
  const signedUp = await client.signUpWithCredential({ email: "", password: "" });
  if (signedUp.status === "error" && signedUp.error.code === "PASSWORD_TOO_SHORT")
    expectTypeOf(signedUp.error.details).toEqualTypeOf<{ min_length: number }>();
}

/** Never run either: the options say what type of app there will be. */
export function constructors(owner: CurrentInternalUser): void {
  expectTypeOf(new StackClientApp({ tokenStore: null })).toEqualTypeOf<StackClientApp<false>>();
  expectTypeOf(new ServerApp({ tokenStore: null })).toEqualTypeOf<StackServerApp<false>>();
  expectTypeOf(
    new AdminApp({ tokenStore: null, projectId: "id", projectOwnerSession: owner.currentSession }),
  ).toEqualTypeOf<StackAdminApp<false, "id">>();
  expectTypeOf(new StackClientApp({ tokenStore: "cookie" })).toEqualTypeOf<StackClientApp<true>>();
  expectTypeOf(
    new ServerApp({ tokenStore: { headers: new Headers() }, projectId: "internal" }),
  ).toEqualTypeOf<StackServerApp<true, "internal">>();
  expectTypeOf(new ServerApp<true, "internal">({ tokenStore: "nextjs-cookie" })).toEqualTypeOf<
    StackServerApp<true, "internal">
  >();
  expectTypeOf(new StackClientApp({})).toEqualTypeOf<StackClientApp<true>>();
  expectTypeOf(new ServerApp()).toEqualTypeOf<StackServerApp<true>>();
  expectTypeOf(new ServerApp({ projectId: "internal" })).toEqualTypeOf<
    StackServerApp<true, "internal">
  >();
  expectTypeOf(
    StackClientApp.fromClientJson({} as StackClientAppJson<true, "internal">),
  ).toEqualTypeOf<StackClientApp<true, "internal">>();
}

/** Code that was written for a lower level takes the apps and objects of a higher one. */
export function higherLevels(
  admin: StackAdminApp<true>,
  member: ServerTeamUser,
  serverTeam: ServerTeam,
): void {
  admin satisfies StackServerApp<true> satisfies StackClientApp<true>;
  server satisfies StackClientApp<true> satisfies StackClientApp;
  member satisfies ServerUser satisfies User;
  member satisfies TeamUser;
  serverTeam satisfies Team;
  ({}) as CurrentServerUser satisfies CurrentUser;
}

/** Settings tell their kinds apart. */
export function settings({ config }: AdminProject): void {
  if (config.emailConfig.type === "standard")
    expectTypeOf(config.emailConfig.port).toEqualTypeOf<number>();
  for (const provider of config.oauthProviders)
    if (provider.type === "standard") expectTypeOf(provider.clientSecret).toEqualTypeOf<string>();
  // @ts-expect-error the project's own keys have to be named
  ({ id: "github", enabled: true, type: "standard" }) satisfies AdminOAuthProviderConfig;
  ({ type: "shared" }) satisfies AdminEmailConfig;
}

// In next dev, names that are missing in these lists would be called unknown.
type Known<P extends Place> = (typeof KNOWN_OPTIONS)[P][number];
expectTypeOf<Known<"StackClientApp">>().toEqualTypeOf<keyof StackClientAppConstructorOptions>();
expectTypeOf<Known<"StackServerApp">>().toEqualTypeOf<keyof StackServerAppConstructorOptions>();
type NamesOf<T> = T extends unknown ? keyof T : never;
expectTypeOf<Known<"StackAdminApp">>().toEqualTypeOf<NamesOf<StackAdminAppConstructorOptions>>();
expectTypeOf<Known<"getUser()">>().toEqualTypeOf<keyof GetUserOptions | "from">();
expectTypeOf<Known<"authProxy()">>().toEqualTypeOf<keyof AuthProxyOptions>();
expectTypeOf<Known<"<StackProvider>">>().toEqualTypeOf<keyof StackProviderProps>();
expectTypeOf<Known<"<StackHandler>">>().toEqualTypeOf<keyof StackHandlerProps>();
expectTypeOf<(typeof OR_VALUES)["useUser()"][number]>().toEqualTypeOf<
  NonNullable<GetUserOptions["or"]>
>();
