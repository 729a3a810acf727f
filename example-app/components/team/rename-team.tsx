"use client";
import { renameTeam } from "../../app/(team)/team/actions";
import { TeamNameForm } from "./team-name-form";

export function RenameTeam({ teamId, name }: { teamId: string; name: string }) {
  return (
    <section className="panel">
      <TeamNameForm action={renameTeam} submit="Rename team" teamId={teamId} name={name} />
    </section>
  );
}
