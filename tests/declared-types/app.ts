// Looked at by the compiler only: an app that declares the shapes of its own data and the ids of its permissions.
import type {
  CurrentServerUser,
  CurrentUser,
  PermissionId,
  ServerTeam,
  ServerUserCreateOptions,
  StackServerApp,
  Team,
} from "@stackkit/next";
import { StackClientApp } from "@stackkit/next";
import { StackHandler } from "@stackkit/next/handler";
import { StackServerApp as ServerApp, type ServerListUsersOptions } from "@stackkit/next/server";

declare const app: StackServerApp<true>;
declare const user: CurrentUser;
declare const serverUser: CurrentServerUser;
declare const team: Team;
declare const serverTeam: ServerTeam;

export async function declared(): Promise<void> {
  user.clientMetadata?.theme satisfies "light" | "dark" | undefined;
  user.clientReadOnlyMetadata.plan satisfies "free" | "pro";
  serverUser.serverMetadata.score satisfies number;
  team.clientMetadata.color satisfies string;
  team.clientReadOnlyMetadata.seats satisfies number;
  serverTeam.serverMetadata.customer satisfies string;
  user.selectedTeam?.clientMetadata.color satisfies string | undefined;

  await user.update({ clientMetadata: { theme: "dark" } });
  await user.setClientMetadata({ theme: "light" });
  await serverUser.setServerMetadata({ score: 1 });
  await serverUser.setClientReadOnlyMetadata({ plan: "pro" });
  await app.createUser({
    clientReadOnlyMetadata: { plan: "free" },
    serverMetadata: { score: 0 },
  } satisfies ServerUserCreateOptions);
  await serverTeam.update({
    serverMetadata: { customer: "c_1" },
    clientReadOnlyMetadata: { seats: 4 },
  });
  await user.hasPermission(team, "write");
  await user.getPermission(team, "$update_team");
  await serverUser.grantPermission("read");
  "$read_members" satisfies PermissionId;

  // @ts-expect-error another theme than the declared ones
  await user.update({ clientMetadata: { theme: "blue" } });
  // @ts-expect-error a key that was not declared
  user.clientMetadata?.color;
  // @ts-expect-error a shape that is not the declared one
  await serverUser.setServerMetadata({ score: "high" });
  // @ts-expect-error the team's data has another shape than the user's
  await team.update({ clientMetadata: { theme: "dark" } });
  // @ts-expect-error a permission that was not declared
  await user.hasPermission(team, "delete");
  // @ts-expect-error nor granted by such an id
  await serverUser.grantPermission(team, "wrote");
  // @ts-expect-error a browser writes neither of the other two
  await user.update({ clientReadOnlyMetadata: { plan: "pro" } });
}

/** As apps of the hosted kit declare it. */
export const constructed = [
  new ServerApp<"nextjs-cookie", true, "internal">({ tokenStore: "nextjs-cookie" }),
  new StackClientApp<"nextjs-cookie", true, "internal">({ tokenStore: "nextjs-cookie" }),
] as const;

export const Handler = (props: unknown) =>
  StackHandler({ app: constructed[0], fullPage: true, routeProps: props });

export function sorted(options: ServerListUsersOptions): void {
  options.orderBy = "signedUpAt";
  options.desc = true;
}
