import { operations } from "@stackkit/next/protocol";
import { useCallback, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useMay, useProject } from "../api/project.js";
import { useChange, usePages } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Button } from "../ui/button.js";
import { DataTable } from "../ui/data-table.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { More } from "../ui/more.js";
import { Empty, Failure } from "../ui/notice.js";
import { SearchField } from "../ui/search-field.js";
import { View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { rowsIn } from "../ui/use-virtual-rows.js";
import { BY_CREATION, nameOf, teamColumns } from "./team-columns.js";

const PAGE = 50;

/** The teams of the project, searched, newest or oldest first. The address holds all of it. */
export function TeamsView() {
  const { id } = useProject();
  const [values, set] = useUrlState();
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const mayCreate = useMay("admin");
  const create = useChange(operations.teams.create);
  const query = values.get("query") ?? "";
  const desc = values.get("desc") !== "false";
  const frame = useRef<HTMLElement>(null);
  const pages = usePages(
    operations.teamLists.list,
    { query: { limit: PAGE, desc, ...(query && { query }) } },
    { rowsInView: () => rowsIn(frame.current) },
  );
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const isStuck = pages.isFetchNextPageError;
  const teams = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const columns = useMemo(() => teamColumns(id), [id]);
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
          value={query}
          onSearch={(words) => set({ query: words }, { replace: true })}
        />
      </div>
      {isPending ? (
        <Skeleton lines={8} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : teams.length > 0 ? (
        <DataTable
          label="Teams"
          columns={columns}
          rows={teams}
          idOf={(team) => team.id}
          nameOf={nameOf}
          order={{ by: BY_CREATION, desc }}
          onOrder={(_, next) => set({ desc: next ? undefined : "false" })}
          hasMore={hasNextPage && !isStuck}
          isReading={isFetchingNextPage}
          isWaiting={pages.isPlaceholderData}
          onMore={more}
          frame={frame}
        />
      ) : query === "" ? (
        <Empty title="No team yet">
          Teams appear when users create them, or {mayCreate ? "you do" : "an admin does"}.
        </Empty>
      ) : (
        <>
          <Empty title={hasNextPage ? "No team so far" : "No team fits"}>
            Search takes words of a name, or a whole id.
          </Empty>
          <More pages={pages} />
        </>
      )}
      {isStuck && teams.length > 0 && <More pages={pages} />}
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
