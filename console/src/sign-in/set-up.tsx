import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { hasCode, isRefusal, wordsOf } from "../api/problem.js";
import { Button, ButtonLink } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { Card } from "./card.js";
import { NewPasswordField } from "./new-password-field.js";
import { callConsole, checkLink } from "./session-api.js";

/** Makes the first administrator, by the token in the address's fragment, which no log has. */
export function SetUp({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const [token] = useState(() => location.hash.slice(1));
  const { data, error, refetch } = useQuery(checkLink("setup/check", token));
  if (data) return <SetUpForm token={token} onDone={onDone} />;
  if (error && isRefusal(error))
    return (
      <Card title="This link does not work">
        <Notice look="warning">{wordsOf(error)}</Notice>
        <p>For a new one, run this where the service runs:</p>
        <pre>npx @stackkit/service admin link</pre>
        <ButtonLink to="/">Open the console</ButtonLink>
      </Card>
    );
  return (
    <Card title="Set up the console">
      {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={4} />}
    </Card>
  );
}

interface Typed {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
}

type SetUpState = { readonly state: "signed-in" | "code-mailed"; readonly nonce?: string };

/** The account, and the code that proves its address where the service sends mail. */
function SetUpForm({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => Promise<unknown>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [mailed, setMailed] = useState<{ readonly typed: Typed; readonly nonce: string }>();
  const [, navigate] = useLocation();
  const send = async (typed: Typed, code?: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...typed, ...(code !== undefined && { code }) };
      const { nonce } = (await callConsole("setup", { method: "POST", body })) as SetUpState;
      if (nonce !== undefined) setMailed({ typed, nonce });
      else {
        navigate("/", { replace: true });
        await onDone();
      }
    } catch (error) {
      const isWrong = hasCode(error, "VERIFICATION_CODE_NOT_FOUND");
      setProblem(isWrong ? "That code isn’t right." : wordsOf(error));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (mailed) {
      void send(mailed.typed, String(form.get("code")).trim() + mailed.nonce);
      return;
    }
    const name = String(form.get("name")).trim();
    void send({
      token,
      email: String(form.get("email")).trim(),
      password: String(form.get("password")),
      ...(name !== "" && { displayName: name }),
    });
  };
  if (mailed)
    return (
      <Card title="Enter the code we emailed">
        <p className="muted">
          It went to <strong>{mailed.typed.email}</strong>, to prove that the address is yours.
        </p>
        <form key="code" className="stack" onSubmit={submit}>
          <TextField
            label="Code"
            name="code"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*[0-9]{6}\s*"
            maxLength={10}
            hint="Didn’t get it? Check your spam folder. If the service can’t send email, admin link --recover of the command line makes a link that needs none."
          />
          {problem && <Notice look="error">{problem}</Notice>}
          <Button type="submit" look="primary" busy={isBusy}>
            Create the owner’s account
          </Button>
          <Button busy={isBusy} onClick={() => void send(mailed.typed)}>
            Email a new code
          </Button>
          <Button
            onClick={() => {
              setMailed(undefined);
              setProblem(undefined);
            }}
          >
            Use another address
          </Button>
        </form>
      </Card>
    );
  return (
    <Card title="Set up the console">
      <p className="muted">
        You become the owner: you see and change everything here, and invite others.
      </p>
      <form key="account" className="stack" onSubmit={submit}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={200} />
        <TextField label="Email" name="email" type="email" required autoComplete="username" />
        <NewPasswordField />
        {problem && <Notice look="error">{problem}</Notice>}
        <Button type="submit" look="primary" busy={isBusy}>
          Create the owner’s account
        </Button>
      </form>
    </Card>
  );
}
