import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Footnote } from "../../../components/footnote";
import { InviteForm } from "../../../components/team/invite-form";
import { MemberList } from "../../../components/team/member-list";
import { stackServerApp } from "../../../stack";
import { currentTeam } from "../../../team";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = await currentTeam(user);
  if (team === null) redirect("/board");
  const [members, mayInvite, mayRename] = await Promise.all([
    team.listUsers(),
    user.hasPermission(team, "$invite_members"),
    user.hasPermission(team, "$update_team"),
  ]);
  return (
    <>
      <main className="page" id="content" data-width="text">
        <div className="page-head" data-split>
          <div>
            <h1>People</h1>
            <p>Everyone who reads and writes {team.displayName}.</p>
          </div>
          {mayRename && (
            <Link className="button" href="/team">
              Manage the team
            </Link>
          )}
        </div>
        <MemberList members={members} ownId={user.id} />
        {mayInvite && <InviteForm teamId={team.id} />}
      </main>
      <Footnote page="people" />
    </>
  );
}
