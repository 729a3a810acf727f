"use client";
import { createTeam } from "../../app/(team)/team/actions";
import { TeamNameForm } from "./team-name-form";

/** Shown instead of a board to users without a team. */
export function NewTeam({ name }: { name: string | null }) {
  return (
    <section className="panel" data-narrow>
      <h1>{name === null ? "Name your team" : `Welcome, ${name}`}</h1>
      <p>A board belongs to a team. Name yours, and invite the others afterwards.</p>
      <TeamNameForm action={createTeam} submit="Create team" />
    </section>
  );
}
