import { type FormEvent, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { wordsOf } from "../api/problem.js";
import { Button, ButtonLink } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { Card } from "./card.js";
import { NewPasswordField } from "./new-password-field.js";
import { callConsole } from "./session-api.js";

/** Makes the first administrator, by the token in the address's fragment, which no log has. */
export function SetUp({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const [token] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<"checking" | "ready" | { readonly refused: string }>(
    "checking",
  );
  useEffect(() => {
    let isShown = true;
    callConsole("setup/check", { method: "POST", body: { token: token || "none" } }).then(
      () => isShown && setState("ready"),
      (error: unknown) => isShown && setState({ refused: wordsOf(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [token]);
  if (state === "checking")
    return (
      <Card title="Set up the console">
        <Skeleton lines={4} />
      </Card>
    );
  if (state !== "ready")
    return (
      <Card title="This link does not work">
        <Notice look="warning">{state.refused}</Notice>
        <pre>npx @stackkit/service admin link</pre>
        <ButtonLink to="/">Open the console</ButtonLink>
      </Card>
    );
  return <SetUpForm token={token} onDone={onDone} />;
}

function SetUpForm({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => Promise<unknown>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    setBusy(true);
    setProblem(undefined);
    try {
      await callConsole("setup", {
        method: "POST",
        body: {
          token,
          email: String(form.get("email")).trim(),
          password: String(form.get("password")),
          ...(name !== "" && { displayName: name }),
        },
      });
      navigate("/", { replace: true });
      await onDone();
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <Card title="Set up the console">
      <p className="muted">
        You become the owner: you see and change everything here, and invite others.
      </p>
      <form className="stack" onSubmit={submit}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={200} />
        <TextField label="Address" name="email" type="email" required autoComplete="username" />
        <NewPasswordField />
        {problem && <Notice look="error">{problem}</Notice>}
        <Button type="submit" look="primary" busy={isBusy}>
          Create the owner’s account
        </Button>
      </form>
    </Card>
  );
}
