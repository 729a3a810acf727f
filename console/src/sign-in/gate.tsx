import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Route, Switch } from "wouter";
import { wordsOf } from "../api/problem.js";
import { Dialog, STAYS } from "../ui/dialog.js";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { announce } from "../ui/toast.js";
import { Views } from "../views.js";
import { Card } from "./card.js";
import { FactorSetUp } from "./factor-set-up.js";
import { Invitation } from "./invitation.js";
import { watchOutages } from "./outage.js";
import { Proof } from "./proof.js";
import { type ConsoleSession, SessionContext } from "./session.js";
import {
  callConsole,
  readSession,
  resetReads,
  SESSION_KEY,
  type SessionState,
} from "./session-api.js";
import { SetUp } from "./set-up.js";
import { StepUpProvider } from "./step-up.js";

type SignedInState = Extract<SessionState, { state: "signed-in" }>;

/** Lets administrators in, and everyone else to where they get in. */
export function Gate() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: readSession,
    refetchInterval: 5 * 60_000,
  });
  // A call that finds itself signed out shows the sign-in at once.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === SESSION_KEY[0]) return;
        const { error: problem } = query.state;
        const known = client.getQueryData<SessionState>(SESSION_KEY)?.state;
        if (problem && "kind" in problem && problem.kind === "signed-out" && known === "signed-in")
          void client.invalidateQueries({ queryKey: SESSION_KEY });
      }),
    [client],
  );
  useEffect(() => watchOutages(client), [client]);
  const enter = () => resetReads(client);
  return (
    <Switch>
      <Route path="/setup">
        <SetUp onDone={enter} />
      </Route>
      <Route path="/invitation">
        <Invitation session={data} onDone={enter} />
      </Route>
      <Route>
        {data ? (
          <Known session={data} onEnter={enter} />
        ) : (
          <Card title="Console">
            {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={3} />}
          </Card>
        )}
      </Route>
    </Switch>
  );
}

function Known({
  session,
  onEnter,
}: {
  readonly session: SessionState;
  readonly onEnter: () => Promise<unknown>;
}) {
  // What was typed stays while its administrator signs in again.
  const [kept, keep] = useState<SignedInState>();
  if (session.state === "signed-in" && session !== kept) keep(session);
  if (session.state === "no-administrator") return <NoAdministrator />;
  const shown = session.state === "signed-in" ? session : kept;
  if (!shown)
    return (
      <Card title="Sign in to the console">
        <Proof onProved={onEnter} />
      </Card>
    );
  if (shown.needs_factor) return <FactorSetUp onDone={onEnter} />;
  return (
    <SignedIn
      key={shown.administrator.id}
      session={shown}
      isOver={session.state === "signed-out"}
      onLeave={() => {
        keep(undefined);
        return onEnter();
      }}
    />
  );
}

function SignedIn({
  session,
  isOver,
  onLeave,
}: {
  readonly session: SignedInState;
  readonly isOver: boolean;
  readonly onLeave: () => Promise<unknown>;
}) {
  const value = useMemo(
    (): ConsoleSession => ({
      administrator: {
        id: session.administrator.id,
        displayName: session.administrator.display_name,
        primaryEmail: session.administrator.primary_email,
      },
      factors: session.factors,
      service: { url: session.service.url, isInApp: session.service.is_in_app },
      projects: session.projects.map(({ id, display_name, role }) => ({
        id,
        displayName: display_name,
        role,
      })),
      signOut: () =>
        void callConsole("session", { method: "DELETE" }).then(onLeave, (error: unknown) =>
          announce(`You are still signed in. ${wordsOf(error)}`),
        ),
    }),
    [session, onLeave],
  );
  return (
    <SessionContext value={value}>
      <StepUpProvider>
        <Views />
        {isOver && <Over />}
      </StepUpProvider>
    </SessionContext>
  );
}

/** Covers a view whose session ended, until its administrator signs in again. */
function Over() {
  const client = useQueryClient();
  return (
    // Escape would lose what was typed. Who signs in as another leaves it, too.
    <Dialog title="Sign in again" cover stays={STAYS} onClose={() => {}}>
      <div className="stack">
        <p>Your session has ended. What you typed is still here.</p>
        <Proof onProved={() => client.invalidateQueries()} />
      </div>
    </Dialog>
  );
}

const NoAdministrator = () => (
  <Card title="No administrator yet">
    <p>
      The console opens by a link that works once, for 30 minutes. The service prints it when it
      starts. For a new one, run this where the service runs:
    </p>
    <pre>npx @stackkit/service admin link</pre>
    <Notice>Only a person who can run commands there gets in, so no stranger is first.</Notice>
  </Card>
);
