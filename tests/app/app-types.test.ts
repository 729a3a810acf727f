import type { CurrentInternalUser, CurrentServerUser, CurrentUser, KnownErrors, ServerTeam, ServerUser, StackClientApp, StackServerApp, Team, TokenUser } from "@stackkit/next";
import { describe, expect, expectTypeOf, it } from "vitest";

declare const client: StackClientApp<true>;
declare const internal: StackClientApp<true, "internal">;
declare const server: StackServerApp<true>;
declare const storeless: StackClientApp<false>;
declare const user: CurrentUser;
declare const team: Team;

/** Never run: only the compiler looks at it. */
async function types(): Promise<void> {
  expectTypeOf(await client.getUser()).toEqualTypeOf<CurrentUser | null>();
  expectTypeOf(await client.getUser({ or: "anonymous-if-exists" })).toEqualTypeOf<CurrentUser | null>();
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
    expectTypeOf(result.error.code).toEqualTypeOf<"EMAIL_PASSWORD_MISMATCH" | "INVALID_TOTP_CODE">();
    expectTypeOf<KnownErrors["EmailPasswordMismatch"]["code"]>().toEqualTypeOf<"EMAIL_PASSWORD_MISMATCH">();
  }
  const signedUp = await client.signUpWithCredential({ email: "", password: "" });
  if (signedUp.status === "error" && signedUp.error.code === "PASSWORD_TOO_SHORT") expectTypeOf(signedUp.error.details).toEqualTypeOf<{ min_length: number }>();
}

describe("the types of an app", () => {
  it("are looked at by the compiler", () => {
    expect(types).toBeTypeOf("function");
  });
});
