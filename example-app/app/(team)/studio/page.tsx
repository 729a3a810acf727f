import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readBoard } from "../../../board/board";
import { draftLetter, letterText } from "../../../board/letter";
import { CopyButton } from "../../../components/copy-button";
import { Footnote } from "../../../components/footnote";
import { stackServerApp } from "../../../stack";
import { currentTeam } from "../../../team";

export const metadata: Metadata = { title: "Letter" };

/** The proxy redirects strangers. The page checks again, since a proxy can be bypassed. */
export default async function StudioPage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const team = await currentTeam(user);
  if (team === null) redirect("/board");
  const letter = draftLetter(readBoard(team.serverMetadata), Date.now());
  return (
    <>
      <main className="page" id="content" data-width="text">
        <div className="page-head" data-split>
          <div>
            <h1>This week’s letter</h1>
            <p>
              Drafted from the board. Send it to those who wait for news from {team.displayName}.
            </p>
          </div>
          <CopyButton text={letterText(letter)} />
        </div>
        <article className="letter">
          <h2>{letter.title}</h2>
          {letter.sections.map(({ title, items, empty }) => (
            <section key={title}>
              <h3>{title}</h3>
              {items.length === 0 ? (
                <p className="row-text">{empty}</p>
              ) : (
                <ul>
                  {items.map((item) => (
                    <li className="letter-line" key={item.id}>
                      {item.title}
                      {item.note !== "" && <span className="row-text">{item.note}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
      </main>
      <Footnote page="studio" />
    </>
  );
}
