import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { countOf } from "../ui/words.js";

const { sessions } = operations;
type Session = Output<typeof sessions.list, "admin">[number];

/** Where the user is signed in. */
export function SessionsTab({ userId }: { readonly userId: string }) {
  const open = useRead(sessions.list, {
    query: { userId },
  });
  const end = useChange(sessions.delete);
  const [ending, setEnding] = useState<readonly Session[]>();
  const mayEnd = useMay("support");
  return (
    <Section
      title="Sessions"
      lead="Ending one signs that browser out within a minute at most."
      actions={
        mayEnd &&
        open.data &&
        open.data.length > 1 && (
          <Button look="danger" onClick={() => setEnding(open.data)}>
            End all sessions
          </Button>
        )
      }
    >
      <ReadTable
        read={open}
        lines={4}
        empty={<Empty title="Not signed in anywhere" />}
        label="Sessions"
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
            title: "Last seen from",
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
            cell: (session) =>
              mayEnd && (
                <Button small look="danger" onClick={() => setEnding([session])}>
                  End
                </Button>
              ),
          },
        ]}
      />
      {ending && (
        <FormDialog
          title={ending.length === 1 ? "End the session" : "End all sessions"}
          action={`End ${countOf(ending.length, "session")}`}
          danger
          done={ending.length === 1 ? "Session ended" : "All sessions ended"}
          onClose={() => setEnding(undefined)}
          onSubmit={async () => {
            const query = { userId };
            await Promise.all(
              ending.map(({ id }) => end.mutateAsync({ params: { session_id: id }, query })),
            );
          }}
        >
          <p>
            They have to sign in again on{" "}
            {ending.length === 1 ? (ending[0]?.device ?? "this device") : "each device"}.
          </p>
        </FormDialog>
      )}
    </Section>
  );
}
