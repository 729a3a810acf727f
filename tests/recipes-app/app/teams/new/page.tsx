import { createTeam } from "../actions";

export default function NewTeamPage() {
  return (
    <form action={createTeam}>
      <input name="name" aria-label="Name" />
      <button type="submit">Create</button>
    </form>
  );
}
