import { SelectedTeamSwitcher } from "@stackkit/next";
import { Suspense } from "react";
import { TeamNames } from "../../../components/team-names";
import { createTeam } from "./actions";

export default function TeamsPage() {
  return (
    <main>
      <h1>Teams</h1>
      <SelectedTeamSwitcher />
      <Suspense fallback={<p>…</p>}>
        <TeamNames />
      </Suspense>
      <form action={createTeam}>
        <input name="name" aria-label="Name" />
        <button type="submit">Create</button>
      </form>
    </main>
  );
}
