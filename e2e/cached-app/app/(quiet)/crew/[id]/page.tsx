import { Suspense } from "react";
import { teamName } from "../../../../data/team-name";

async function Crew({ params }: { params: Promise<{ id: string }> }) {
  return <h1>{await teamName((await params).id)}</h1>;
}

export default function CrewPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Suspense fallback={<p>…</p>}>
      <Crew params={params} />
    </Suspense>
  );
}
