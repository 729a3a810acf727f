import { type Output, operations } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { Failure } from "../ui/notice.js";
import { nameOf } from "../ui/person.js";
import { PlainTable } from "../ui/plain-table.js";
import { Skeleton } from "../ui/skeleton.js";

const { search } = operations.userLists;
type Match = Output<typeof search, "admin">[number];

const KINDS: Readonly<Record<NonNullable<Match["foundBy"]>, string>> = {
  id: "Id",
  address: "Email",
  session: "Session",
  "provider-account": "Account at a provider",
  "api-key": "End of an API key",
  name: "Name",
};

const SEPARATORS = /[,;]/;

/** Addresses and ids have one of these, so that names with a comma are no lists. */
const LISTED = /[@\d]/;

/** The texts of a search: of a pasted list each one, else the whole. */
export function textsOf(query: string): readonly string[] {
  if (!LISTED.test(query)) return query.trim() === "" ? [] : [query.trim()];
  const separator = !SEPARATORS.test(query) && query.split("@").length > 2 ? " " : SEPARATORS;
  return query
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** What texts are as a whole, such as an id or the end of a key, and whose. */
export function Matches({
  texts,
  none,
}: {
  readonly texts: readonly string[];
  /** Shown if they are nothing of anyone. */
  readonly none: ReactNode;
}) {
  const { id } = useProject();
  const { data, error, isPending, refetch } = useRead(search, { body: { texts: [...texts] } });
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  if (data.every(({ user }) => user === null)) return none;
  return (
    <PlainTable<Match>
      label="What was found"
      rows={data}
      idOf={({ text, foundBy, user }) => [text, foundBy, user?.id].join()}
      columns={[
        { id: "text", title: "Text", cell: ({ text }) => <span className="break">{text}</span> },
        { id: "kind", title: "Is", cell: ({ foundBy }) => (foundBy ? KINDS[foundBy] : "Unknown") },
        {
          id: "user",
          title: "User",
          cell: ({ user }) => user && <Link to={`/${id}/users/${user.id}`}>{nameOf(user)}</Link>,
        },
      ]}
    />
  );
}
