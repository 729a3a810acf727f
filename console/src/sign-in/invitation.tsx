import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { isRefusal, wordsOf } from "../api/problem.js";
import { Button, ButtonLink } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { Card } from "./card.js";
import { NewPasswordField } from "./new-password-field.js";
import { Proof } from "./proof.js";
import { callConsole, checkLink, type SessionState } from "./session-api.js";

interface Offer {
  readonly email: string;
  readonly role: string;
  readonly project_name: string | null;
  readonly has_account: boolean;
}

interface InvitationProps {
  readonly session: SessionState | undefined;
  readonly onDone: () => Promise<unknown>;
}

/** Accepts an invitation, by the token in the address's fragment, which no log has. */
export function Invitation({ session, onDone }: InvitationProps) {
  const [token] = useState(() => location.hash.slice(1));
  const { data: offer, error, refetch } = useQuery(checkLink<Offer>("invitation/check", token));
  if (!offer && error && isRefusal(error))
    return (
      <Card title="This invitation does not work">
        <Notice look="warning">{wordsOf(error)}</Notice>
        <ButtonLink to="/">Open the console</ButtonLink>
      </Card>
    );
  if (!offer || !session)
    return (
      <Card title="Your invitation">
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={4} />}
      </Card>
    );
  return (
    <Card title="Your invitation">
      <p>
        You get the role <strong>{offer.role}</strong> for{" "}
        <strong>{offer.project_name ?? "all projects"}</strong>, as {offer.email}.
      </p>
      {!offer.has_account ? (
        <NewAccount token={token} onDone={onDone} />
      ) : session.state === "signed-in" ? (
        <Accept token={token} onDone={onDone} />
      ) : (
        <>
          <p className="muted">Sign in with your account of this address.</p>
          <Proof onProved={onDone} />
        </>
      )}
    </Card>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly onDone: () => Promise<unknown>;
}

/** Runs one step at a time, and says in words why it failed. */
function useAcceptance(onDone: AcceptProps["onDone"]) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const run = async (path: string, body: object) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await callConsole(path, { method: "POST", body });
      navigate("/", { replace: true });
      await onDone();
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}

function Accept({ token, onDone }: AcceptProps) {
  const { isBusy, problem, run } = useAcceptance(onDone);
  return (
    <div className="stack">
      {problem && <Notice look="error">{problem}</Notice>}
      <Button look="primary" busy={isBusy} onClick={() => void run("invitation/accept", { token })}>
        Accept
      </Button>
    </div>
  );
}

function NewAccount({ token, onDone }: AcceptProps) {
  const { isBusy, problem, run } = useAcceptance(onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    void run("invitation", {
      token,
      password: String(form.get("password")),
      ...(name !== "" && { displayName: name }),
    });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextField label="Name" name="name" autoComplete="name" maxLength={200} />
      <NewPasswordField />
      {problem && <Notice look="error">{problem}</Notice>}
      <Button type="submit" look="primary" busy={isBusy}>
        Create my account
      </Button>
    </form>
  );
}
