import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { INTERNAL_PROJECT, useMay, useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Dialog, FormDialog } from "../ui/dialog.js";
import { TextArea } from "../ui/field.js";
import { nameOf } from "../ui/person.js";
import type { User } from "../users/columns.js";
import { useApp } from "./use-app.js";

const { createActingLink } = operations.sessions;
type Link = Output<typeof createActingLink, "admin">;

const MAX_REASON_LENGTH = 200;

/** Opens a session in the app in which the administrator acts as the user, for a reason. */
export function ActAs({
  user,
}: {
  /** Undefined until it is read, for which the dialog waits. */
  readonly user: User | undefined;
}) {
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState<Link>();
  const { id } = useProject();
  const mayAct = useMay("admin");
  if (!mayAct || id === INTERNAL_PROJECT) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Act as this user</Button>
      {user && isAsking && (
        <AskWhy user={user} onClose={() => setAsking(false)} onMade={(made) => setLink(made)} />
      )}
      {user && link && <OpenApp user={user} link={link} onClose={() => setLink(undefined)} />}
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
  const { field, urlOf } = useApp();
  const make = useChange(createActingLink);
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
              callbackUrl: urlOf(form, "magic-link-callback"),
            },
          }),
        )
      }
    >
      <p>
        You see the app as they do, for half an hour. You can’t change how their account is
        protected. The audit keeps your name and your reason.
      </p>
      <TextArea label="Reason" name="reason" required rows={2} maxLength={MAX_REASON_LENGTH} />
      {field}
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
