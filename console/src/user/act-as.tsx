import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { INTERNAL_PROJECT, useMay, useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { useConfig } from "../settings/use-config.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Dialog, FormDialog } from "../ui/dialog.js";
import { SelectField, TextArea, TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { nameOf } from "../ui/person.js";
import type { User } from "../users/columns.js";

const { createActingLink } = operations.sessions;
type Link = Output<typeof createActingLink, "admin">;

/** The page of the handler that mailed links lead to. */
const CALLBACK_PAGE = "magic-link-callback";
const HANDLER_PATH = "/handler";
const LOCAL_APP = "http://localhost:3000";
const MAX_REASON_LENGTH = 200;

/** Opens a session in the app in which the administrator acts as the user, for a reason. */
export function ActAs({ user }: { readonly user: User }) {
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState<Link>();
  const { id } = useProject();
  const mayAct = useMay("admin");
  if (!mayAct || id === INTERNAL_PROJECT) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Act as this user</Button>
      {isAsking && (
        <AskWhy user={user} onClose={() => setAsking(false)} onMade={(made) => setLink(made)} />
      )}
      {link && <OpenApp user={user} link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

function AskWhy({
  user,
  onClose,
  onMade,
}: {
  readonly user: User;
  readonly onClose: () => void;
  readonly onMade: (link: Link) => void;
}) {
  const { config } = useConfig().read.data ?? {};
  const make = useChange(createActingLink);
  const known = (config?.domains ?? []).filter(({ domain }) => !domain.includes("*"));
  const callbackUrlOf = (app: string) => {
    const path = known.find(({ domain }) => domain === app)?.handlerPath ?? HANDLER_PATH;
    return new URL(`${path.replace(/\/$/, "")}/${CALLBACK_PAGE}`, app).href;
  };
  return (
    <FormDialog
      title={`Act as ${nameOf(user)}`}
      action="Make the link"
      onClose={onClose}
      onSubmit={async (form) =>
        onMade(
          await make.mutateAsync({
            params: { user_id: user.id },
            body: {
              reason: String(form.get("reason")),
              callbackUrl: callbackUrlOf(String(form.get("app"))),
            },
          }),
        )
      }
    >
      <p>
        You see the app as they do, for half an hour. You cannot change how their account is
        protected. The audit keeps your name and your reason.
      </p>
      <TextArea label="Reason" name="reason" required rows={2} maxLength={MAX_REASON_LENGTH} />
      {config?.allowLocalhost ? (
        <TextField
          label="Address of the app"
          hint="One of the trusted domains, or a local address."
          name="app"
          type="url"
          required
          defaultValue={known[0]?.domain ?? LOCAL_APP}
        />
      ) : known.length > 0 ? (
        <SelectField
          label="Address of the app"
          name="app"
          options={known.map(({ domain }) => [domain, domain] as const)}
        />
      ) : (
        config && <Notice look="warning">Add the domain of the app in Sign-in, Domains.</Notice>
      )}
    </FormDialog>
  );
}

function OpenApp({
  user,
  link,
  onClose,
}: {
  readonly user: User;
  readonly link: Link;
  readonly onClose: () => void;
}) {
  const { displayName } = useProject();
  return (
    <Dialog title={`Act as ${nameOf(user)}`} onClose={onClose} wide>
      <div className="stack">
        <p>
          The link works once, for two minutes. If you are signed in to {displayName} in this
          browser, sign out there first, or open it in a private window.
        </p>
        <Copy value={link.url} label="the link" />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <a
            className="button button-primary"
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            <span className="button-words">Open the app</span>
          </a>
        </div>
      </div>
    </Dialog>
  );
}
