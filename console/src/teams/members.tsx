import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay, useProject } from "../api/project.js";
import { usePages, useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Button, ButtonLink } from "../ui/button.js";
import { More } from "../ui/more.js";
import { Empty, Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { SearchField } from "../ui/search-field.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { type MemberDialog, memberColumns } from "./member-columns.js";
import { AddMember, ChangeRoles, RemoveMember } from "./member-dialogs.js";

const PAGE = 50;

type Open = { kind: "add" } | MemberDialog;

/** The members of a team, those who joined first before the others. */
export function Members({ teamId }: { readonly teamId: string }) {
  const [values, set] = useUrlState();
  const query = values.get("query") ?? "";
  const pages = usePages(operations.memberProfiles.list, {
    query: { teamId, limit: PAGE, ...(query && { query }) },
  });
  const { data, error, isPending, refetch, hasNextPage } = pages;
  // Shown on, so that a search that is cleared keeps the focus.
  const [isSearched, setSearched] = useState(query !== "");
  if (hasNextPage && !isSearched) setSearched(true);
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  // Without them, members have the ids of their roles, and nothing else is missing.
  const { data: roles } = useRead(operations.teamRoles.list);
  const [dialog, setDialog] = useState<Open>();
  const { id } = useProject();
  const mayChange = useMay("admin");
  const shared = { teamId, onClose: () => setDialog(undefined) };
  return (
    <Section
      title="Members"
      actions={
        <>
          <ButtonLink to={`/${id}/users?team=${teamId}`}>List of users</ButtonLink>
          {mayChange && <Button onClick={() => setDialog({ kind: "add" })}>Add member</Button>}
        </>
      }
    >
      {isSearched && (
        <div className="bar">
          <SearchField
            label="Search by name or email"
            value={query}
            onSearch={(words) => set({ query: words }, { replace: true })}
          />
        </div>
      )}
      {isPending ? (
        <Skeleton lines={4} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : members.length > 0 ? (
        <PlainTable
          label="Members"
          rows={members}
          idOf={({ userId }) => userId}
          columns={memberColumns({ roles, mayChange, onOpen: setDialog })}
        />
      ) : query === "" ? (
        <Empty title="No member">
          {mayChange
            ? "Add a user, or invite people by email."
            : "An admin adds users, or invites people by email."}
        </Empty>
      ) : (
        <Empty title={hasNextPage ? "No member so far" : "No member fits"}>
          Search takes words of a name or an email.
        </Empty>
      )}
      <More pages={pages} />
      {dialog?.kind === "add" && <AddMember {...shared} roles={roles ?? []} />}
      {dialog?.kind === "roles" && (
        <ChangeRoles {...shared} member={dialog.member} roles={roles ?? []} />
      )}
      {dialog?.kind === "remove" && <RemoveMember {...shared} member={dialog.member} />}
    </Section>
  );
}
