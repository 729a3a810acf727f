import { type CurrentServerUser, UserButton } from "@stackframe/stack";
import { Rename } from "../../components/rename";
import { stackServerApp } from "../../stack";
import { choosePlan } from "./actions";

const nameOf = (user: CurrentServerUser) => user.displayName ?? user.primaryEmail ?? "friend";

export default async function Dashboard() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const teams = await user.listTeams();
  return (
    <main>
      <UserButton showUserInfo />
      <h1>Welcome, {nameOf(user)}</h1>
      <p>
        {teams.length} teams, plan {user.clientMetadata?.plan ?? "none"}
      </p>
      <form action={choosePlan}>
        <button type="submit">Choose a plan</button>
      </form>
      <Rename />
    </main>
  );
}
