import { type FormEvent, useContext, useState } from "react";
import { hasCode, wordsOf } from "../api/problem.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { finishByCode, signInByPasskey, signInByPassword } from "./account-calls.js";
import { SessionContext } from "./session.js";

/** Signs an administrator in: by a passkey, or by a password and a code. */
export function Proof({
  onProved,
  onCancel,
}: {
  readonly onProved: () => unknown;
  /** Leaves the question without an answer, where there is a way back. */
  readonly onCancel?: () => void;
}) {
  const known = useContext(SessionContext);
  const isByPasskey = known?.factors.includes("passkey") ?? true;
  const [attempt, setAttempt] = useState<string>();
  const [busy, setBusy] = useState<"passkey" | "form">();
  const [problem, setProblem] = useState<string>();
  const run = async (which: "passkey" | "form", step: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(which);
    setProblem(undefined);
    try {
      if (await step()) await onProved();
    } catch (error) {
      setProblem(
        hasCode(error, "EMAIL_PASSWORD_MISMATCH")
          ? "That email and password don’t match."
          : wordsOf(error),
      );
    } finally {
      setBusy(undefined);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run("form", async () => {
      if (attempt !== undefined) {
        await finishByCode(attempt, String(form.get("code")));
        return true;
      }
      const next = await signInByPassword(
        String(form.get("email")).trim(),
        String(form.get("password")),
      );
      setAttempt(next);
      return next === undefined;
    });
  };
  return (
    <div className="stack">
      {attempt === undefined && (
        <Button
          look={isByPasskey ? "primary" : "quiet"}
          busy={busy === "passkey"}
          onClick={() => void run("passkey", signInByPasskey)}
        >
          Sign in with a passkey
        </Button>
      )}
      <form className="stack" onSubmit={submit}>
        {attempt === undefined ? (
          <>
            <TextField
              label="Email"
              name="email"
              type="email"
              defaultValue={known?.administrator.primaryEmail ?? ""}
              required
              autoComplete="username"
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              required
              autoComplete="current-password"
            />
          </>
        ) : (
          <TextField
            key="code"
            label="Code of your authenticator app"
            name="code"
            required
            autoFocus
            autoComplete="one-time-code"
            hint="Or one of your recovery codes."
          />
        )}
        {problem && <Notice look="error">{problem}</Notice>}
        <div className="row">
          <Button
            type="submit"
            look={attempt === undefined && isByPasskey ? "quiet" : "primary"}
            busy={busy === "form"}
          >
            {attempt === undefined ? "Sign in" : "Confirm"}
          </Button>
          {attempt !== undefined && (
            <Button
              look="plain"
              onClick={() => {
                setAttempt(undefined);
                setProblem(undefined);
              }}
            >
              Back
            </Button>
          )}
          {onCancel && (
            <Button look="plain" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
