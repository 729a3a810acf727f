import { operations } from "@stackkit/next/protocol";
import type { RowSelectionState } from "@tanstack/react-table";
import { useCallback, useMemo, useRef, useState } from "react";
import { useMay, useProject } from "../api/project.js";
import { usePages, useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Button, ButtonLink } from "../ui/button.js";
import { DataTable } from "../ui/data-table.js";
import { More } from "../ui/more.js";
import { Empty, Failure } from "../ui/notice.js";
import { nameOf } from "../ui/person.js";
import { View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { rowsIn } from "../ui/use-virtual-rows.js";
import { BulkBar } from "./bulk-bar.js";
import { USER_COLUMNS } from "./columns.js";
import { ColumnsMenu, useHiddenColumns } from "./columns-menu.js";
import { CreateUser } from "./create-user.js";
import { ExportFound } from "./export-found.js";
import { FilterBar } from "./filter-bar.js";
import { filterOf } from "./filters.js";
import { Matches, textsOf } from "./matches.js";

/** As many rows as one page of the service has at most. */
const PAGE = 100;

const ORDERS = ["signedUpAt", "lastActiveAt", "displayName"] as const;
type Order = (typeof ORDERS)[number];

/** All users of the project, searched, filtered and ordered. The address holds all of it. */
export function UsersView() {
  const { id, displayName } = useProject();
  const [values, set] = useUrlState();
  const mayChange = useMay("admin");
  const [selected, setSelected] = useState<RowSelectionState>({});
  const [hidden, setHidden] = useHiddenColumns();
  const filter = useMemo(() => filterOf(values), [values]);
  const texts = textsOf(values.get("query") ?? "");
  const enabled = texts.length < 2;
  const by: Order = ORDERS.find((order) => order === values.get("order")) ?? "signedUpAt";
  const desc = values.get("desc") !== "false";
  const frame = useRef<HTMLElement>(null);
  const pages = usePages(
    operations.userLists.list,
    { query: { ...filter, limit: PAGE, orderBy: by, desc } },
    { enabled, rowsInView: () => rowsIn(frame.current) },
  );
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const isStuck = pages.isFetchNextPageError;
  const count = useRead(operations.userLists.count, { query: filter }, { enabled });
  const users = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const isFiltered = Object.keys(filter).length > 0;
  const isOnlySearched = Object.keys(filter).every((name) => name === "query" || name === "match");
  const noUser = (
    <Empty title="No user fits">
      Search finds the beginnings of emails, names and their words, and ids, sessions and ends of
      API keys as a whole. “Anywhere in the text” finds more, and takes longer.
    </Empty>
  );
  return (
    <View
      title="Users"
      lead={count.data && countWords(count.data)}
      actions={
        mayChange && (
          <>
            {enabled && <ExportFound filter={filter} />}
            <ButtonLink to={`/${id}/users/import`}>Import</ButtonLink>
            <Button look="primary" onClick={() => set({ create: "yes" })}>
              Create user
            </Button>
          </>
        )
      }
    >
      <FilterBar values={values} set={set} isList={!enabled}>
        <ColumnsMenu hidden={hidden} onChange={setHidden} />
      </FilterBar>
      <BulkBar
        selected={selected}
        shown={enabled ? users : []}
        filter={filter}
        total={count.data}
        table={frame}
        onDone={() => setSelected({})}
      />
      {!enabled ? (
        <Matches texts={texts} none={noUser} />
      ) : isPending ? (
        <Skeleton lines={10} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : users.length === 0 ? (
        texts.length > 0 && isOnlySearched ? (
          <Matches texts={texts} none={noUser} />
        ) : isFiltered ? (
          noUser
        ) : (
          <Empty title="No user yet">
            People appear here when they sign up to {displayName}, or when{" "}
            {mayChange ? "you create" : "an admin creates"} them.
          </Empty>
        )
      ) : (
        <DataTable
          label="Users"
          columns={USER_COLUMNS}
          rows={users}
          idOf={({ id }) => id}
          nameOf={nameOf}
          hidden={hidden}
          order={{ by, desc }}
          onOrder={(order, next) =>
            set({
              order: order === "signedUpAt" ? undefined : order,
              desc: next ? undefined : "false",
            })
          }
          {...(mayChange && { selected, onSelect: setSelected })}
          hasMore={hasNextPage && !isStuck}
          isReading={isFetchingNextPage}
          isWaiting={pages.isPlaceholderData}
          onMore={more}
          frame={frame}
        />
      )}
      {enabled && isStuck && <More pages={pages} />}
      {mayChange && values.has("create") && (
        <CreateUser onClose={() => set({ create: undefined }, { replace: true })} />
      )}
    </View>
  );
}

/** "1 user", "More than 10,000 users". */
const countWords = ({ count, isExact }: { count: number; isExact: boolean }): string =>
  `${isExact ? "" : "More than "}${count.toLocaleString("en")} ${count === 1 ? "user" : "users"}`;
