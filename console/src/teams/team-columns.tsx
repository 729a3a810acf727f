import type { Output, operations } from "@stackkit/next/protocol";
import { Link } from "wouter";
import { Copy } from "../ui/copy.js";
import { Avatar } from "../ui/person.js";
import type { TableColumn } from "../ui/table-head.js";
import { Time } from "../ui/time.js";

/** A team of the list. */
export type Team = Output<typeof operations.teams.read, "admin">;

/** What a team is called. */
export const nameOf = ({ displayName }: Team): string => displayName || "Team without a name";

/** The order of the list. */
export const BY_CREATION = "createdAt";

/** The columns of the list, in a project. */
export const teamColumns = (projectId: string): TableColumn<Team>[] => [
  {
    id: "name",
    title: "Name",
    cell: (team) => (
      <span className="person">
        <Avatar of={team} />
        <span>
          <Link to={`/${projectId}/teams/${team.id}`}>{nameOf(team)}</Link>
        </span>
      </span>
    ),
  },
  {
    id: "created",
    title: "Created",
    order: BY_CREATION,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    id: "id",
    title: "Id",
    cell: (team) => <Copy value={team.id} label={`the id of ${nameOf(team)}`} />,
  },
];
