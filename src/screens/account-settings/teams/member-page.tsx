import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Button } from "../../../ui/button.js";
import type { AccountTeam } from "../../provider/account.js";
import { Part } from "../part.js";
import type { Change, Say } from "../use-change.js";
import { MemberRow } from "./member-row.js";
import { PAGE_SIZE } from "./use-first-members.js";

interface MemberPageProps {
  team: AccountTeam;
  readerId: string;
  /** Words to search for, if any. */
  query: string;
  /** Where the page begins; undefined for the first one. */
  cursor?: string | undefined;
  /** All members, if they fit on one page. */
  members: readonly TeamUser[];
  /** The roles that the project defines, if any. */
  roles: readonly TeamRole[];
  canRemove: boolean;
  run: (change: Change) => Promise<boolean>;
  say: Say;
}

/** A page of the members, and the pages that were opened after it. */
export function MemberPage({ query, cursor, readerId, ...props }: MemberPageProps): ReactNode {
  const t = useMessages("teams");
  const words = useMessages("account");
  // Another search begins with its first page.
  const [openedFor, openFor] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const page = props.team.useUsers({
    limit: PAGE_SIZE,
    ...(query === "" ? {} : { query }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  // The pressed button is gone: go on reading at what it has opened.
  useLayoutEffect(() => {
    if (cursor !== undefined && document.activeElement === document.body) list.current?.focus();
  }, [cursor]);
  const next = page.nextCursor;
  return (
    <>
      <ul className="stk-list" ref={list} tabIndex={-1}>
        {page.map((member) => (
          <MemberRow key={member.id} {...props} member={member} isReader={member.id === readerId} />
        ))}
      </ul>
      {cursor === undefined && props.members.length === 0 ? (
        <p className="stk-text" role="status">
          {page.length === 0 && query !== "" ? t("teams.membersNotFound") : null}
        </p>
      ) : null}
      {next === null ? null : openedFor === query ? (
        <Part lines={3}>
          <MemberPage {...props} query={query} cursor={next} readerId={readerId} />
        </Part>
      ) : (
        <div className="stk-buttons">
          <Button onClick={() => openFor(query)}>{words("activity.more")}</Button>
        </div>
      )}
    </>
  );
}
