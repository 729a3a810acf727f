import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useRead } from "../api/queries.js";
import { SelectField, TextField } from "../ui/field.js";
import { useTypingPause } from "../ui/search-field.js";
import { nameOf } from "./team-columns.js";

/** As many as a person looks through. More are searched. */
const MOST = 50;

/** A choice of one team, searched by its name or id if there are many. */
export function TeamField({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState("");
  const [query, search] = useState("");
  useTypingPause(typed, query, search);
  const { data: all } = useRead(operations.teamLists.list, { query: { limit: MOST } });
  const { data, error, isPending } = useRead(operations.teamLists.list, {
    query: { limit: MOST, ...(query && { query }) },
  });
  const isSearched = typed.trim() === query;
  const teams = (isSearched && data?.items) || [];
  const none =
    teams.length > 1
      ? "Choose a team"
      : isPending || !isSearched
        ? "Loading"
        : error
          ? "Not read"
          : "No team fits";
  return (
    <>
      {typeof all?.nextCursor === "string" && (
        <TextField
          label="Search by name or id"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <SelectField
        label="Team"
        name={name}
        required
        error={data || !error ? undefined : wordsOf(error)}
        options={[
          // One of several is chosen, not pressed past.
          ...(teams.length === 1 ? [] : [["", none] as const]),
          ...teams.map((team) => [team.id, nameOf(team)] as const),
        ]}
      />
    </>
  );
}
