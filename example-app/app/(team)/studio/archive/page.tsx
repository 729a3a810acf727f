import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readBoard } from "../../../../board/board";
import { ArchiveView } from "../../../../components/board/archive-view";
import { Footnote } from "../../../../components/footnote";
import { stackServerApp } from "../../../../stack";
import { currentTeam } from "../../../../team";

export const metadata: Metadata = { title: "Archive" };

export default async function ArchivePage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = await currentTeam(user);
  if (team === null) redirect("/board");
  return (
    <>
      <main className="page" id="content" data-width="text">
        <div className="page-head">
          <h1>Archive</h1>
          <p>What {team.displayName} has finished, the latest first.</p>
        </div>
        <ArchiveView
          key={team.id}
          teamId={team.id}
          board={readBoard(team.serverMetadata)}
          renderedAt={Date.now()}
        />
      </main>
      <Footnote page="archive" />
    </>
  );
}
