import { Suspense } from "react";
import { InviteForm } from "../../../components/invite-form";
import { Team } from "../../../components/team";
import { renameTeam } from "../rename";

async function Tools({ params }: { params: Promise<{ teamId: string }> }) {
  const { teamId } = await params;
  return (
    <>
      <Team teamId={teamId} />
      <InviteForm teamId={teamId} />
      <form action={renameTeam}>
        <input type="hidden" name="team" value={teamId} />
        <input name="name" aria-label="New name" />
        <button type="submit">Rename</button>
      </form>
    </>
  );
}

export default function TeamPage({ params }: { params: Promise<{ teamId: string }> }) {
  return (
    <Suspense fallback={<p>…</p>}>
      <Tools params={params} />
    </Suspense>
  );
}
