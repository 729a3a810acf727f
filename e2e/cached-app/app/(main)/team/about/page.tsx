import Link from "next/link";
import { Suspense } from "react";
import { TeamName } from "../../../../components/team-name";

export default function AboutTeamPage() {
  return (
    <main>
      <Suspense fallback={<p>…</p>}>
        <TeamName page="About" />
      </Suspense>
      <Link href="/team">Back to the team</Link>
    </main>
  );
}
