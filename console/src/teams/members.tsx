import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay, useProject } from "../api/project.js";
import { usePages, useRead } from "../api/queries.js";
import { RoleBadges } from "../permissions/role-names.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Failure } from "../ui/notice.js";
import { PersonLink } from "../ui/person.js";
import { PlainTable } from "../ui/plain-table.js";
import { SearchField } from "../ui/search-field.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { AddMember, ChangeRoles, labelOf, type Member, RemoveMember } from "./member-dialogs.js";

const PAGE = 50;

type Open = { kind: "add" } | { kind: "roles" | "remove"; member: Member };

/** The members of a team. */
export function Members({ teamId }: { readonly teamId: string }) {
  const [search, setSearch] = useState("");
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePages(operations.memberProfiles.list, {
      query: { teamId, limit: PAGE, ...(search && { query: search }) },
    });
  // Shown on, so that a search that is cleared keeps the focus.
  const [isSearched, setSearched] = useState(false);
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
          <SearchField label="Search by name or address" value={search} onSearch={setSearch} />
        </div>
      )}
      {isPending ? (
        <Skeleton lines={4} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : members.length === 0 && !hasNextPage ? (
        <Empty title={search === "" ? "No member" : "No member fits"}>
          {search === ""
            ? "Add a user, or invite an address by mail."
            : "Try a part of a name or an address."}
        </Empty>
      ) : (
        <PlainTable
          label="Members"
          rows={members}
          idOf={({ userId }) => userId}
          columns={[
            {
              id: "name",
              title: "Name",
              cell: (member) => (
                <PersonLink
                  of={{
                    id: member.userId,
                    displayName: labelOf(member),
                    profileImageUrl: member.profileImageUrl,
                  }}
                />
              ),
            },
            {
              id: "email",
              title: "Address",
              cell: ({ email }) => email ?? <span className="muted">None</span>,
            },
            {
              id: "roles",
              title: "Roles",
              cell: ({ roleIds = [] }) => <RoleBadges ids={roleIds} roles={roles} />,
            },
            {
              id: "joined",
              title: "Joined",
              cell: ({ joinedAt }) => joinedAt && <Time at={joinedAt} />,
            },
            {
              id: "actions",
              title: "",
              cell: (member) =>
                mayChange && (
                  <Menu
                    label={`Change ${labelOf(member)}`}
                    items={[
                      ...(roles?.length
                        ? [
                            {
                              words: "Change roles",
                              onSelect: () => setDialog({ kind: "roles", member }),
                            },
                          ]
                        : []),
                      {
                        words: "Remove",
                        danger: true,
                        onSelect: () => setDialog({ kind: "remove", member }),
                      },
                    ]}
                  >
                    <Icon name="more" />
                  </Menu>
                ),
            },
          ]}
        />
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {dialog?.kind === "add" && <AddMember {...shared} roles={roles ?? []} />}
      {dialog?.kind === "roles" && (
        <ChangeRoles {...shared} member={dialog.member} roles={roles ?? []} />
      )}
      {dialog?.kind === "remove" && <RemoveMember {...shared} member={dialog.member} />}
    </Section>
  );
}
