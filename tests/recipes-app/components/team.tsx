"use client";

import { useUser } from "@stackkit/next";
import { TeamTools } from "./team-tools";

export function Team({ teamId }: { teamId: string }) {
  const team = useUser({ or: "redirect" }).useTeam(teamId);
  if (team === null) return <p>No such team</p>;
  return (
    <>
      <h1>{team.displayName}</h1>
      <TeamTools team={team} />
    </>
  );
}
