"use client";

import { useUser } from "@stackkit/next";

/** The teams as hooks see them. */
export function TeamNames() {
  const user = useUser({ or: "redirect" });
  const teams = user.useTeams();
  const selected = user.useTeam(user.selectedTeam?.id ?? "");
  return (
    <>
      <ul aria-label="Teams">
        {teams.map(({ id, displayName }) => (
          <li key={id}>{displayName}</li>
        ))}
      </ul>
      <p>Selected: {selected?.displayName ?? "none"}</p>
    </>
  );
}
