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
      <Metadata key={field} user={user} field={field} title={title} lead={lead} />
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
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const mayChange = useMay("admin");
  const change = useChange(operations.users.update);
  const save = () => {
    let value: unknown;
    try {
      value = JSON.parse(text ?? "{}");
    } catch (error) {
      setProblem(`This is not JSON: ${wordsOf(error)}`);
      return;
    }
    change.mutate(
      { params: { user_id: user.id }, body: { [field]: value } },
      {
        onSuccess: () => {
          setText(undefined);
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
      actions={
        mayChange && text === undefined && <Button onClick={() => setText(stored)}>Edit</Button>
      }
    >
      {text === undefined ? (
        <pre className="code-block">{stored}</pre>
      ) : (
        <>
          <Lazy lines={5}>
            <JsonEditor
              label={title}
              initial={stored}
              onChange={(changed: string) => {
                setText(changed);
                setProblem(undefined);
              }}
            />
          </Lazy>
          {problem && <Notice look="error">{problem}</Notice>}
          <div className="row">
            <Button look="primary" busy={change.isPending} onClick={save}>
              Save
            </Button>
            <Button
              onClick={() => {
                setText(undefined);
                setProblem(undefined);
              }}
            >
              Cancel
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
