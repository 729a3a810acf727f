import type { UseMutationResult } from "@tanstack/react-query";
import { wordsOf } from "../api/problem.js";
import { Button } from "./button.js";
import { TextField } from "./field.js";
import { Notice } from "./notice.js";
import { announce } from "./toast.js";
import { useDraft } from "./use-draft.js";

/** A name that is changed in place. What is typed stays when the stored name is read again. */
export function NameForm<Input>({
  of,
  name,
  change,
  inputOf,
  required = false,
}: {
  /** Whose name it is. */
  readonly of: string;
  readonly name: string;
  readonly change: Pick<UseMutationResult<unknown, Error, Input>, "mutate" | "isPending" | "error">;
  /** What saves a name, which is trimmed. */
  readonly inputOf: (name: string) => Input;
  readonly required?: boolean;
}) {
  const [typed, setTyped] = useDraft(`name of ${of}`, name);
  const next = typed.trim();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (change.isPending) return;
        change.mutate(inputOf(next), {
          onSuccess: () => {
            setTyped(name);
            announce("Name saved");
          },
        });
      }}
    >
      <div className="bar">
        <TextField
          label="Name"
          required={required}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          busy={change.isPending}
          disabled={next === name || (required && next === "")}
        >
          Save name
        </Button>
      </div>
      {change.error && <Notice look="error">{wordsOf(change.error)}</Notice>}
    </form>
  );
}
