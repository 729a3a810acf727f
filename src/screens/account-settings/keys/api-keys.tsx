import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { Panel } from "../panel.js";
import { useChange } from "../use-change.js";
import { CreateKey } from "./create-key.js";
import type { KeyOwner } from "./key-owner.js";
import { KeyRow } from "./key-row.js";
import { NewKey } from "./new-key.js";

interface ApiKeysProps {
  owner: KeyOwner;
  text: string;
  /** The scopes of the project, if it has any. */
  scopes: readonly string[];
  /** The names of members, by their ids, to say who made a team's key. */
  makers?: ReadonlyMap<string, string>;
}

/** The API keys of a user or a team, with a form for a new one. */
export function ApiKeys({ owner, text, scopes, makers }: ApiKeysProps): ReactNode {
  const t = useMessages("keys");
  const keys = owner.useApiKeys();
  const { say, region } = useChange();
  const [isCreating, setCreating] = useState(false);
  const [value, setValue] = useState<string>();
  return (
    <Panel
      title={t("keys.title")}
      text={text}
      action={
        <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
          {t("keys.create")}
        </Button>
      }
    >
      {keys.length === 0 ? <p className="stk-hint">{t("keys.empty")}</p> : null}
      <ul className="stk-list">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            maker={makers?.get(key.createdByUserId ?? "")}
            onRevoked={() => say(t("keys.revoked", { name: key.description }))}
          />
        ))}
      </ul>
      {region}
      {isCreating ? (
        <CreateKey
          owner={owner}
          scopes={scopes}
          onMade={setValue}
          onClose={() => setCreating(false)}
        />
      ) : null}
      {value === undefined ? null : <NewKey value={value} onDone={() => setValue(undefined)} />}
    </Panel>
  );
}
