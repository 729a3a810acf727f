import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Footnote } from "../../../components/footnote";
import { RenameTeam } from "../../../components/team/rename-team";
import { stackServerApp } from "../../../stack";
import { currentTeam } from "../../../team";

export const metadata: Metadata = { title: "Manage the team" };

/**
 * For members who may change the team. The page checks the permission, and its action checks again.
 */
export default async function TeamPage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = await currentTeam(user);
  if (team === null) redirect("/board");
  const mayRename = await user.hasPermission(team, "$update_team");
  return (
    <>
      <main className="page" id="content" data-width="text">
        <div className="page-head" data-split>
          <div>
            <h1>{mayRename ? "Manage the team" : "Ask someone who manages the team"}</h1>
            <p>
              {mayRename
                ? "What the others see at the top of every page."
                : `Only people who may change ${team.displayName} can open this page. You can read and write the board as before.`}
            </p>
          </div>
          <Link
            className="button"
            href={mayRename ? stackServerApp.urls.accountSettings : "/board"}
          >
            {mayRename ? "All settings" : "Back to the board"}
          </Link>
        </div>
        {mayRename && <RenameTeam key={team.id} teamId={team.id} name={team.displayName} />}
      </main>
      <Footnote page="team" />
    </>
  );
}
