import { type Output, operations } from "@stackkit/next/protocol";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { DataTable, type TableColumn } from "../ui/data-table.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { Empty, Failure } from "../ui/notice.js";
import { Avatar } from "../ui/person.js";
import { SearchField } from "../ui/search-field.js";
import { View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";

type Team = Output<typeof operations.teams.read, "admin">;

const nameOf = ({ displayName }: Team): string => displayName || "Team without a name";

/** All teams of the project. */
export function TeamsView() {
  const { id } = useProject();
  const [values, set] = useUrlState();
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const mayCreate = useMay("admin");
  const create = useChange(operations.teams.create);
  const { data, error, isPending, refetch } = useRead(operations.teams.list);
  const search = values.get("query") ?? "";
  const found = useMemo(() => {
    const words = search.toLowerCase();
    return (data ?? []).filter(
      (team) => team.displayName.toLowerCase().includes(words) || team.id === words,
    );
  }, [data, search]);
  const columns = useMemo(
    (): TableColumn<Team>[] => [
      {
        id: "name",
        title: "Name",
        cell: (team) => (
          <span className="person">
            <Avatar of={team} />
            <span>
              <Link to={`/${id}/teams/${team.id}`}>{nameOf(team)}</Link>
            </span>
          </span>
        ),
      },
      { id: "created", title: "Created", cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        id: "id",
        title: "Id",
        cell: (team) => <Copy value={team.id} label={`the id of ${nameOf(team)}`} />,
      },
    ],
    [id],
  );
  return (
    <View
      title="Teams"
      actions={
        mayCreate && (
          <Button look="primary" onClick={() => setOpen(true)}>
            Create team
          </Button>
        )
      }
    >
      <div className="bar">
        <SearchField
          label="Search by name or id"
          value={search}
          onSearch={(query) => set({ query }, { replace: true })}
        />
      </div>
      {isPending ? (
        <Skeleton lines={8} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : found.length === 0 ? (
        <Empty title={search === "" ? "No team yet" : "No team fits"}>
          {search === ""
            ? "Teams appear when users create them, or here."
            : "Try the first letters of its name."}
        </Empty>
      ) : (
        <DataTable
          label="Teams"
          columns={columns}
          rows={found}
          idOf={(team) => team.id}
          nameOf={nameOf}
        />
      )}
      {isOpen && (
        <FormDialog
          title="Create a team"
          action="Create team"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const team = await create.mutateAsync({
              body: { displayName: String(form.get("name")).trim() },
            });
            navigate(`/${id}/teams/${team.id}`);
          }}
        >
          <TextField label="Name" name="name" required maxLength={100} autoComplete="off" />
        </FormDialog>
      )}
    </View>
  );
}
