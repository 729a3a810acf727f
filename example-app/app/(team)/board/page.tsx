import { EmailVerificationBanner } from "@stackkit/next";
import type { Metadata } from "next";
import { readBoard } from "../../../board/board";
import { BoardView } from "../../../components/board/board-view";
import { Footnote } from "../../../components/footnote";
import { NewTeam } from "../../../components/team/new-team";
import { stackServerApp } from "../../../stack";
import { currentTeam } from "../../../team";

export const metadata: Metadata = { title: "Board" };

export default async function BoardPage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = await currentTeam(user);
  return (
    <>
      <main className="page" id="content">
        <EmailVerificationBanner />
        {team === null ? (
          <NewTeam name={user.displayName} />
        ) : (
          <BoardView
            key={team.id}
            teamId={team.id}
            teamName={team.displayName}
            board={readBoard(team.serverMetadata)}
            renderedAt={Date.now()}
          />
        )}
      </main>
      <Footnote page="board" />
    </>
  );
}
