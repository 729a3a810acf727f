"use client";

import { SelectedTeamSwitcher, useUser } from "@stackframe/stack";

export default function Members() {
  const user = useUser({ or: "redirect" });
  const teams = user.useTeams();
  return (
    <main>
      <h1>Members only</h1>
      <p>{user.primaryEmail}</p>
      <SelectedTeamSwitcher selectedTeam={teams[0]} />
    </main>
  );
}
