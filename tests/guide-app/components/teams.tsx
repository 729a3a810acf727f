"use client";

import { useUser } from "@stackkit/next";

export function Teams() {
  const user = useUser({ or: "throw" });
  const teams = user.useTeams();
  const mayInvite = user.usePermission("invite") !== null;
  return (
    <section>
      <h1>{user.displayName}</h1>
      {teams.map((team) => (
        <p key={team.id}>{team.displayName}</p>
      ))}
      {mayInvite && <button type="button">Invite</button>}
    </section>
  );
}
