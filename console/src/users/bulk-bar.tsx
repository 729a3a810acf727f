import { encodeInput, operations } from "@stackkit/next/protocol";
import type { RowSelectionState } from "@tanstack/react-table";
import { type RefObject, useState } from "react";
import { Link } from "wouter";
import { useMay, useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { TeamField } from "../teams/team-field.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";
import { countOf } from "../ui/words.js";
import type { UserFilter } from "./filters.js";
import { JobProgress } from "./job-progress.js";

/** As many ids as one job takes. More are a filter. */
const MAX_IDS = 100;

const KINDS = {
  export: { words: "Export", action: "Export", danger: false },
  "add-to-team": { words: "Add to a team", action: "Add to team", danger: false },
  "end-sessions": { words: "End their sessions", action: "End sessions", danger: true },
  delete: { words: "Delete", action: "Delete users", danger: true },
} as const;
type Kind = keyof typeof KINDS;

/**
 * What can be done with many users at once: those that are selected, or all that fit the filter.
 */
export function BulkBar({
  selected,
  shown,
  filter,
  total,
  table,
  onDone,
}: {
  readonly selected: RowSelectionState;
  /** The users of the list. Those who were selected before a search may not be in it. */
  readonly shown: readonly { readonly id: string }[];
  readonly filter: UserFilter;
  readonly total: { readonly count: number; readonly isExact: boolean } | undefined;
  /** What takes the focus of a bar that goes. */
  readonly table: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
}) {
  const { id } = useProject();
  const mayChange = useMay("admin");
  // Another filter has other users.
  const fits = JSON.stringify(filter);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === fits;
  const [kind, setKind] = useState<Kind>();
  const [jobId, setJobId] = useState<string>();
  const ids = Object.keys(selected).filter((one) => selected[one]);
  const hidden = ids.length - shown.filter(({ id: one }) => selected[one]).length;
  if (!mayChange) return null;
  if (ids.length === 0 && !isAll)
    return jobId ? <JobProgress jobId={jobId} onClose={() => setJobId(undefined)} /> : null;
  // One by one, the chosen stay the same even if someone leaves or comes before the job starts.
  const areAllSelected = total?.isExact && total.count <= Math.min(ids.length - hidden, MAX_IDS);
  const isTooMany = !isAll && ids.length > MAX_IDS;
  const words = isAll
    ? total?.isExact
      ? `All ${countOf(total.count, "user")} that fit`
      : "All users that fit"
    : `${countOf(ids.length, "user")} selected${hidden > 0 ? `, ${hidden} not in this list` : ""}`;
  return (
    <>
      <section className="bulk" aria-label="Many users">
        <strong role="status">{words}</strong>
        {!isAll && !areAllSelected && (
          <Button small look="plain" onClick={() => setAllOf(fits)}>
            Select all that fit{total?.isExact ? ` (${total.count.toLocaleString("en")})` : ""}
          </Button>
        )}
        {isTooMany ? (
          <span className="muted">At most {MAX_IDS} at a time, or all that fit a filter.</span>
        ) : (
          (Object.keys(KINDS) as Kind[]).map((one) => (
            <Button
              key={one}
              small
              look={KINDS[one].danger ? "danger" : "quiet"}
              onClick={() => setKind(one)}
            >
              {KINDS[one].words}
            </Button>
          ))
        )}
        <Button
          small
          look="plain"
          onClick={() => {
            setAllOf(undefined);
            onDone();
            table.current?.focus();
          }}
        >
          Select none
        </Button>
        <Link to={`/${id}/jobs`} className="button button-small button-plain">
          Earlier jobs
        </Link>
      </section>
      {kind && (
        <StartJob
          kind={kind}
          words={words.toLowerCase()}
          target={isAll ? { filter } : { userIds: ids }}
          onClose={() => setKind(undefined)}
          onStarted={(job) => {
            setJobId(job);
            setAllOf(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
}

const EFFECTS: Readonly<Record<Kind, string>> = {
  "end-sessions": "They have to sign in again on each device.",
  "add-to-team": "They become members with the permissions of new members.",
  export: "The file is there for a day, and the audit names you.",
  delete:
    "Their accounts are gone for good, and keys that they made for teams end. Their verified addresses are emailed about it.",
};

/** A dialog that starts a job over users. */
export function StartJob({
  kind,
  words,
  target,
  onClose,
  onStarted,
}: {
  readonly kind: Kind;
  readonly words: string;
  readonly target: { readonly filter: UserFilter } | { readonly userIds: readonly string[] };
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}) {
  const create = useChange(operations.jobs.create);
  const isOwner = useMay("owner");
  const { action, danger } = KINDS[kind];
  return (
    <FormDialog
      title={`${KINDS[kind].words}: ${words}`}
      action={action}
      danger={danger}
      {...(kind === "delete" && { typed: "delete" })}
      onClose={onClose}
      onSubmit={async (form) => {
        const query =
          "filter" in target
            ? new URLSearchParams(
                encodeInput(operations.userLists.list.query, target.filter) as Record<
                  string,
                  string
                >,
              ).toString()
            : undefined;
        const job = await create.mutateAsync({
          body: {
            kind,
            ...(query === undefined
              ? { userIds: "userIds" in target ? [...target.userIds] : [] }
              : { filter: query, ...(query === "" && { everyone: true }) }),
            ...(kind === "add-to-team" && { teamId: String(form.get("team")) }),
            ...(kind === "export" && {
              format: form.get("format") === "csv" ? "csv" : "ndjson",
              hasHashes: form.get("hashes") === "on",
            }),
          },
        });
        onStarted(job.id);
      }}
    >
      <p>{EFFECTS[kind]}</p>
      {kind === "add-to-team" && <TeamField name="team" />}
      {kind === "export" && (
        <>
          <SelectField
            label="Format"
            name="format"
            options={[
              ["ndjson", "JSON, one user a line"],
              ["csv", "CSV, for spreadsheets"],
            ]}
          />
          {isOwner && (
            <label className="row">
              <input type="checkbox" name="hashes" /> With the hashes of their passwords
            </label>
          )}
        </>
      )}
    </FormDialog>
  );
}
