import { SelectedTeamSwitcher } from "@stackkit/next";
import Link from "next/link";
import { Suspense } from "react";
import { TeamName } from "../../../components/team-name";

export default function TeamPage() {
  return (
    <main>
      <SelectedTeamSwitcher />
      <Suspense fallback={<p>…</p>}>
        <TeamName page="Home" />
      </Suspense>
      <Link href="/team/about">About the team</Link>
    </main>
  );
}
