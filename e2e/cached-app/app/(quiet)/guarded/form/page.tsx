import { addNote } from "../../../(main)/notes/actions";

/** No hook of the kit is here, so nothing but the action notices the end of the session. */
export default function GuardedFormPage() {
  return (
    <form action={addNote}>
      <label>
        Note <input name="note" />
      </label>
      <button type="submit">Add</button>
    </form>
  );
}
