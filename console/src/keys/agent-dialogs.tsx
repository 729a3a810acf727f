import { Copy, CopyLines } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField, TextField } from "../ui/field.js";
import { ShownOnce } from "../ui/shown-once.js";
import { type AgentKey, type NewAgentKey, SCOPES, useChangeAgents } from "./agents-api.js";

const LIVES = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "1 year"],
] as const;
const INDENT = 2;

/** Makes a key for an agent. */
export function MakeAgentKey({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (made: NewAgentKey) => void;
}) {
  const change = useChangeAgents();
  return (
    <FormDialog
      title="Make an agent’s key"
      action="Make the key"
      onClose={onClose}
      onSubmit={async (form) => {
        const body = {
          name: String(form.get("name")).trim(),
          scopes: form.getAll("scopes"),
          days: Number(form.get("days")),
        };
        onMade((await change.mutateAsync({ method: "POST", path: "", body })) as NewAgentKey);
      }}
    >
      <TextField
        label="What for"
        name="name"
        required
        maxLength={200}
        placeholder="Assistant in the editor"
        autoComplete="off"
      />
      <SelectField label="Ends after" name="days" options={LIVES} defaultValue="30" />
      <fieldset className="choices">
        <legend>Scopes</legend>
        {Object.entries(SCOPES).map(([scope, words]) => (
          <label key={scope} className="row">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              defaultChecked={scope === "users:read"}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <p className="muted">
        Names and metadata were written by users, and an agent may take them for instructions. Allow
        what its task needs, and no more.
      </p>
    </FormDialog>
  );
}

/** Shows a new key, once, with what an MCP client needs. */
export function MadeAgentKey({
  made,
  url,
  onClose,
}: {
  readonly made: NewAgentKey;
  readonly url: string;
  readonly onClose: () => void;
}) {
  const headers = { Authorization: `Bearer ${made.value}` };
  const config = { mcpServers: { stackkit: { type: "http", url, headers } } };
  const text = JSON.stringify(config, null, INDENT);
  return (
    <ShownOnce title="The agent’s key" onClose={onClose}>
      <Copy value={made.value} label="the key" />
      <div className="field">
        <div className="row">
          <strong>As the configuration of an MCP client</strong>
          <CopyLines lines={text}>Copy the configuration</CopyLines>
        </div>
        <pre className="code-block">{text}</pre>
      </div>
    </ShownOnce>
  );
}

/** Ends a key. */
export function RevokeAgentKey({
  of,
  onClose,
}: {
  readonly of: AgentKey;
  readonly onClose: () => void;
}) {
  const change = useChangeAgents();
  return (
    <FormDialog
      title={`Revoke “${of.name}”`}
      action="Revoke the key"
      danger
      done="Key revoked"
      onClose={onClose}
      onSubmit={() => change.mutateAsync({ method: "DELETE", path: `/${of.id}` })}
    >
      <p>The agent is refused right away. It can’t be undone.</p>
    </FormDialog>
  );
}
