"use client";
import { createTeam } from "../../app/(team)/team/actions";
import { TeamNameForm } from "./team-name-form";

/** What someone without a team sees instead of a board. */
export function NewTeam({ name }: { name: string | null }) {
  return (
    <section className="panel" data-narrow>
      <h1>{name === null ? "Name your team" : `Welcome, ${name}`}</h1>
      <p>A board belongs to a team. Name yours, and invite the others afterwards.</p>
      <TeamNameForm action={createTeam} submit="Create team" />
    </section>
  );
}
