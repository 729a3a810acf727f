import { operations } from "@stackkit/next/protocol";
import { lazy, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { Lazy } from "../ui/lazy.js";
import { Notice } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { announce } from "../ui/toast.js";
import { useDraft } from "../ui/use-draft.js";
import type { User } from "../users/columns.js";
import type { UserTabProps } from "./user-view.js";

const JsonEditor = lazy(() => import("../ui/json-editor.js"));

const KINDS = [
  ["clientMetadata", "Client metadata", "Their browser reads and writes it."],
  ["clientReadOnlyMetadata", "Read-only metadata", "Their browser reads it; servers write it."],
  ["serverMetadata", "Server metadata", "Servers alone read and write it."],
] as const;

/** The app's own data about the user, of three kinds. */
export const MetadataTab = ({ user }: UserTabProps) =>
  user ? (
    KINDS.map(([field, title, lead]) => (
      <Metadata key={`${user.id} ${field}`} user={user} field={field} title={title} lead={lead} />
    ))
  ) : (
    <Skeleton lines={6} />
  );

function Metadata({
  user,
  field,
  title,
  lead,
}: {
  readonly user: User;
  readonly field: (typeof KINDS)[number][0];
  readonly title: string;
  readonly lead: string;
}) {
  const stored = JSON.stringify(user[field] ?? {}, null, 2);
  // Without a draft, null. What is stored is part of the name: a draft of an older state is none.
  const [text, setText] = useDraft<string | null>(`metadata ${user.id} ${field} ${stored}`, null);
  const [isEditing, setEditing] = useState(text !== null);
  const [problem, setProblem] = useState<string>();
  const mayChange = useMay("admin");
  const change = useChange(operations.users.update);
  const close = () => {
    setText(null);
    setEditing(false);
    setProblem(undefined);
  };
  const save = () => {
    let value: unknown;
    try {
      value = JSON.parse(text ?? stored);
    } catch (error) {
      setProblem(`This is not JSON: ${wordsOf(error)}`);
      return;
    }
    change.mutate(
      { params: { user_id: user.id }, body: { [field]: value } },
      {
        onSuccess: () => {
          close();
          announce(`${title} saved`);
        },
        onError: (error) => setProblem(wordsOf(error)),
      },
    );
  };
  return (
    <Section
      title={title}
      lead={lead}
      actions={mayChange && !isEditing && <Button onClick={() => setEditing(true)}>Edit</Button>}
    >
      {isEditing ? (
        <>
          <Lazy lines={5}>
            <JsonEditor
              label={title}
              initial={text ?? stored}
              focuses={text === null}
              onChange={(changed: string) => {
                setText(changed === stored ? null : changed);
                setProblem(undefined);
              }}
            />
          </Lazy>
          {problem && <Notice look="error">{problem}</Notice>}
          <div className="row">
            <Button look="primary" busy={change.isPending} onClick={save}>
              Save
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </>
      ) : (
        <pre className="code-block">{stored}</pre>
      )}
    </Section>
  );
}
