import { stackServerApp } from "../stack";

/** A heading that the server renders for the selected team. */
export async function TeamName({ page }: { page: string }) {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return <h1>{`${page} of ${user.selectedTeam?.displayName ?? "no team"}`}</h1>;
}
