import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { useConfig } from "../settings/use-config.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { AS_TYPED, SelectField, TextField } from "../ui/field.js";
import { Empty } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";

type Domain = Output<typeof operations.teamDomains.list, "admin">[number];

const JOINING = [
  ["ask", "They ask, and someone lets them in"],
  ["offer", "They join by pressing"],
] as const;

function AddDomain({ teamId, onClose }: { readonly teamId: string; readonly onClose: () => void }) {
  const add = useChange(operations.teamDomains.create);
  return (
    <FormDialog
      title="Add a domain"
      action="Add domain"
      done="Domain added"
      onClose={onClose}
      onSubmit={(form) =>
        add.mutateAsync({
          body: {
            teamId,
            domain: String(form.get("domain")).trim(),
            joining: form.get("joining") === "offer" ? "offer" : "ask",
            isVerified: true,
          },
        })
      }
    >
      <p>
        You vouch for it: people with a verified address of the domain find this team, without a DNS
        record.
      </p>
      <TextField
        label="Domain"
        name="domain"
        required
        autoComplete="off"
        inputMode="url"
        {...AS_TYPED}
        hint="Such as acme.com"
      />
      <SelectField label="How people join" name="joining" options={JOINING} />
    </FormDialog>
  );
}

function Domains({ teamId }: { readonly teamId: string }) {
  const domains = useRead(operations.teamDomains.list, {
    query: { teamId },
  });
  const remove = useChange(operations.teamDomains.delete);
  const [chosen, setChosen] = useState<Domain>();
  const [isAdding, setAdding] = useState(false);
  const mayChange = useMay("admin");
  return (
    <Section
      title="Domains"
      actions={mayChange && <Button onClick={() => setAdding(true)}>Add domain</Button>}
    >
      <ReadTable
        read={domains}
        lines={2}
        empty={<Empty title="No domain" />}
        label="Domains"
        idOf={({ id }) => id}
        columns={[
          { id: "domain", title: "Domain", cell: ({ domain }) => domain },
          {
            id: "verified",
            title: "Verified",
            cell: ({ verifiedAt }) => (verifiedAt ? <Time at={verifiedAt} /> : "No"),
          },
          {
            id: "joining",
            title: "People of it",
            cell: ({ joining }) => (joining === "ask" ? "Ask" : "Join by pressing"),
          },
          {
            id: "actions",
            title: "",
            cell: (domain) =>
              mayChange && (
                <Button small look="danger" onClick={() => setChosen(domain)}>
                  Remove
                </Button>
              ),
          },
        ]}
      />
      {isAdding && <AddDomain teamId={teamId} onClose={() => setAdding(false)} />}
      {chosen && (
        <FormDialog
          title={`Remove ${chosen.domain}`}
          action="Remove domain"
          danger
          done="Domain removed"
          onClose={() => setChosen(undefined)}
          onSubmit={() => remove.mutateAsync({ params: { domain_id: chosen.id } })}
        >
          <p>Members who joined by it stay.</p>
        </FormDialog>
      )}
    </Section>
  );
}

/** The domains of a team, if the project has such. */
export function TeamDomains({ teamId }: { readonly teamId: string }) {
  const { data } = useConfig().read;
  return data?.config.teamDomainsEnabled ? <Domains teamId={teamId} /> : null;
}
