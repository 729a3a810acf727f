import { Suspense } from "react";
import { Name } from "../../../components/name";
import { currentUser } from "../../../data/current-user";
import { myNotes, teamNotes } from "../../../data/notes";
import { addNote, addTeamNote, rename } from "./actions";

async function Notes() {
  const [user, mine, theirs] = await Promise.all([currentUser(), myNotes(), teamNotes()]);
  return (
    <>
      <h1>Notes of {user.displayName}</h1>
      <ul aria-label="My notes">
        {mine.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <form action={addNote}>
        <label>
          Note <input name="note" />
        </label>
        <button type="submit">Add</button>
      </form>
      <ul aria-label="Notes of the team">
        {theirs.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <form action={addTeamNote}>
        <label>
          Note for the team <input name="note" />
        </label>
        <button type="submit">Tell the team</button>
      </form>
      <form action={rename}>
        <label>
          Name <input name="name" />
        </label>
        <button type="submit">Rename me</button>
      </form>
      <Name />
    </>
  );
}

export default function NotesPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Notes />
    </Suspense>
  );
}
