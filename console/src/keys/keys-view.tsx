import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { INTERNAL_PROJECT, useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField, TextField } from "../ui/field.js";
import { Empty } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section, View } from "../ui/section.js";
import { ShownOnce } from "../ui/shown-once.js";
import { Time } from "../ui/time.js";
import { Agents } from "./agents.js";
import { EnvironmentLines, KINDS } from "./environment-lines.js";
import { SigningKeys } from "./signing-keys.js";

const { apiKeys } = operations;
type KeySet = Output<typeof apiKeys.list, "admin">[number];
type NewKeySet = Output<typeof apiKeys.create, "admin">;

const DAY_MILLIS = 86_400_000;
const LIVES = [
  ["90", "90 days"],
  ["365", "1 year"],
  ["3650", "10 years"],
] as const;

const isActive = (set: KeySet): boolean =>
  set.manuallyRevokedAt === null && set.expiresAt.getTime() > Date.now();

/** The keys by which apps reach the project. */
export function KeysView() {
  const { id } = useProject();
  const sets = useRead(apiKeys.list);
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewKeySet>();
  const [revoked, setRevoked] = useState<KeySet>();
  return (
    <View
      title="Keys"
      lead="Your app reaches the service with them. A whole key is shown once, when it is made."
      actions={
        <Button look="primary" onClick={() => setOpen(true)}>
          Make keys
        </Button>
      }
    >
      <Section title="Key sets">
        <ReadTable
          read={sets}
          lines={4}
          empty={<Empty title="No key set">An app needs a set to reach this project.</Empty>}
          label="Key sets"
          idOf={({ id }) => id}
          columns={[
            {
              id: "for",
              title: "For",
              cell: ({ description }) => description || "No description",
            },
            {
              id: "keys",
              title: "Keys",
              cell: (set) => (
                <span className="row">
                  {KINDS.map(
                    ([kind, title]) =>
                      set[kind] && (
                        <span key={kind}>
                          {title.split(" ")[0]} <span className="whole">…{set[kind].lastFour}</span>
                        </span>
                      ),
                  )}
                </span>
              ),
            },
            { id: "made", title: "Made", cell: ({ createdAt }) => <Time at={createdAt} /> },
            { id: "ends", title: "Ends", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
            {
              id: "state",
              title: "State",
              cell: (set) =>
                isActive(set) ? (
                  <Badge look="good">Active</Badge>
                ) : (
                  <Badge look="bad">{set.manuallyRevokedAt ? "Revoked" : "Expired"}</Badge>
                ),
            },
            {
              id: "actions",
              title: "",
              cell: (set) =>
                isActive(set) && (
                  <Button small look="danger" onClick={() => setRevoked(set)}>
                    Revoke
                  </Button>
                ),
            },
          ]}
        />
      </Section>
      {id !== INTERNAL_PROJECT && <Agents />}
      <SigningKeys />
      {isOpen && <MakeKeys onClose={() => setOpen(false)} onMade={setMade} />}
      {made && <MadeKeys made={made} onClose={() => setMade(undefined)} />}
      {revoked && <RevokeKeys set={revoked} onClose={() => setRevoked(undefined)} />}
    </View>
  );
}

/** Asks which keys to make. */
export function MakeKeys({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (made: NewKeySet) => void;
}) {
  const create = useChange(apiKeys.create);
  const isOwner = useMay("owner");
  const kinds = KINDS.filter(([kind]) => isOwner || kind !== "superSecretAdminKey");
  return (
    <FormDialog
      title="Make keys"
      action="Make keys"
      onClose={onClose}
      onSubmit={async (form) => {
        onMade(
          await create.mutateAsync({
            body: {
              description: String(form.get("description")).trim(),
              expiresAt: new Date(Date.now() + Number(form.get("life")) * DAY_MILLIS),
              hasPublishableClientKey: form.get("publishableClientKey") === "on",
              hasSecretServerKey: form.get("secretServerKey") === "on",
              hasSuperSecretAdminKey: form.get("superSecretAdminKey") === "on",
            },
          }),
        );
      }}
    >
      <TextField
        label="What for"
        name="description"
        required
        maxLength={200}
        placeholder="Production app"
        autoComplete="off"
      />
      <SelectField label="Ends after" name="life" options={LIVES} defaultValue="365" />
      <fieldset className="choices">
        <legend>Keys</legend>
        {kinds.map(([kind, title]) => (
          <label key={kind} className="row">
            <input type="checkbox" name={kind} defaultChecked={kind !== "superSecretAdminKey"} />
            {title}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

function MadeKeys({ made, onClose }: { readonly made: NewKeySet; readonly onClose: () => void }) {
  return (
    <ShownOnce
      title="Your new keys"
      warning="Copy them now: they are not shown again. Keep all but the publishable one out of browsers and repositories."
      copied="I have copied them"
      onClose={onClose}
    >
      {KINDS.map(([kind, title]) => {
        const key = made[kind];
        return (
          key && (
            <div key={kind} className="field">
              <strong>{title}</strong>
              <Copy value={key} label={title} />
            </div>
          )
        );
      })}
      <EnvironmentLines keys={made} />
    </ShownOnce>
  );
}

function RevokeKeys({ set, onClose }: { readonly set: KeySet; readonly onClose: () => void }) {
  const update = useChange(apiKeys.update);
  return (
    <FormDialog
      title={`Revoke “${set.description || "key set"}”`}
      action="Revoke keys"
      danger
      done="Keys revoked"
      onClose={onClose}
      onSubmit={() =>
        update.mutateAsync({ params: { api_key_id: set.id }, body: { revoked: true } })
      }
    >
      <p>
        Apps that use them are refused right away. It can’t be undone. Put new keys there first.
      </p>
    </FormDialog>
  );
}
