import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import type { User } from "../users/columns.js";
import { countOf } from "./danger-zone.js";

const { sessions } = operations;

/** Where the user is signed in. */
export function SessionsTab({ user }: { readonly user: User }) {
  const { data, error, isPending, refetch } = useRead(sessions.list, {
    query: { userId: user.id },
  });
  const end = useChange(sessions.delete);
  const [isOpen, setOpen] = useState(false);
  const mayEnd = useMay("support");
  const endOne = (id: string) =>
    end.mutateAsync({ params: { session_id: id }, query: { userId: user.id } });
  return (
    <Section
      title="Sessions"
      lead="Ending one signs that browser out within a minute at most."
      actions={
        mayEnd &&
        (data?.length ?? 0) > 1 && (
          <Button look="danger" onClick={() => setOpen(true)}>
            End all sessions
          </Button>
        )
      }
    >
      {isPending ? (
        <Skeleton lines={4} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="Not signed in anywhere" />
      ) : (
        <PlainTable
          label="Sessions"
          rows={data}
          idOf={({ id }) => id}
          columns={[
            {
              id: "device",
              title: "Device",
              cell: ({ device, actor, isImpersonation }) => (
                <span className="row">
                  {device ?? "Unknown device"}
                  {(actor ?? isImpersonation) && (
                    <Badge look="warning">{actor ? `${actor.type} acts` : "Impersonation"}</Badge>
                  )}
                </span>
              ),
            },
            {
              id: "place",
              title: "Last seen at",
              cell: ({ geoInfo }) =>
                geoInfo
                  ? [geoInfo.cityName, geoInfo.countryCode, geoInfo.ip].filter(Boolean).join(", ")
                  : "Unknown",
            },
            {
              id: "used",
              title: "Last used",
              cell: ({ lastUsedAt, createdAt }) => <Time at={lastUsedAt ?? createdAt} />,
            },
            { id: "made", title: "Signed in", cell: ({ createdAt }) => <Time at={createdAt} /> },
            {
              id: "actions",
              title: "",
              cell: ({ id }) =>
                mayEnd && (
                  <Button
                    small
                    busy={end.isPending && end.variables.params?.session_id === id}
                    onClick={() =>
                      void endOne(id).then(
                        () => announce("Session ended"),
                        () => {},
                      )
                    }
                  >
                    End
                  </Button>
                ),
            },
          ]}
        />
      )}
      {end.isError && <Notice look="error">{wordsOf(end.error)}</Notice>}
      {isOpen && data && (
        <FormDialog
          title="End all sessions"
          action={`End ${countOf(data.length, "session")}`}
          danger
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            for (const { id } of data) await endOne(id);
            announce("All sessions ended");
          }}
        >
          <p>They have to sign in again on each device.</p>
        </FormDialog>
      )}
    </Section>
  );
}
