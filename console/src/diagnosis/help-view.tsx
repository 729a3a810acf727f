import { type Output, operations } from "@stackkit/next/protocol";
import { Link } from "wouter";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Badge } from "../ui/badge.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { SearchField } from "../ui/search-field.js";
import { Facts, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { exactTime } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import { countOf } from "../ui/words.js";

const { signInDiagnoses } = operations;
type Finding = Output<typeof signInDiagnoses.read, "admin">["findings"][number];

/** Where each cure is, below the project, and its words. */
const CURES = {
  "create-user": ["/users?create", "Create the user"],
  "open-sign-up": ["/sign-in/sign-up", "Open sign-up"],
  "enable-method": ["/sign-in", "Open the methods"],
  "check-mail-server": ["/mail", "Open email"],
  "trust-domain": ["/sign-in/domains", "Open the domains"],
  "check-provider": ["/sign-in/providers", "Open the providers"],
} as const;
/** The cures that are on the page of the user. */
const CURES_OF_USER = {
  "verify-address": ["", "Open the email addresses"],
  "use-for-sign-in": ["", "Open the email addresses"],
  "set-password": ["/methods", "Open the methods"],
  "remove-second-factor": ["/methods", "Open the second factor"],
} as const;

/** Why a person can't sign in: what was found, and what cures it. */
export function HelpView() {
  const { id } = useProject();
  const [values, set] = useUrlState();
  const identifier = values.get("identifier") ?? "";
  const { data, error, isFetching, refetch } = useRead(
    signInDiagnoses.read,
    { query: { identifier } },
    { enabled: identifier !== "" },
  );
  return (
    <View
      title="Why can’t they sign in?"
      lead="Type the email that they use, or the id of their account."
      actions={
        data?.userId && <ButtonLink to={`/${id}/users/${data.userId}`}>Open the user</ButtonLink>
      }
    >
      <div className="bar">
        <SearchField
          label="Email or user id"
          value={identifier}
          onSearch={(next) => set({ identifier: next })}
        />
        {identifier !== "" && (
          <Button busy={isFetching && data !== undefined} onClick={() => refetch()}>
            Look again
          </Button>
        )}
      </div>
      {identifier === "" ? (
        <Empty title="Who needs help?">
          The answer names each reason with its evidence and what cures it: limits, emails that did
          not arrive, methods that are off, unproved addresses and more.
        </Empty>
      ) : data ? (
        <Findings findings={data.findings} userId={data.userId} identifier={identifier} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={5} />
      )}
    </View>
  );
}

function Findings({
  findings,
  userId,
  identifier,
}: {
  readonly findings: readonly Finding[];
  readonly userId: string | null;
  readonly identifier: string;
}) {
  const blocking = findings.filter((finding) => finding.blocking).length;
  return (
    <>
      <div role="status">
        {blocking > 0 ? (
          <Notice look="warning">
            {blocking === 1
              ? "One thing keeps them out. It comes first below."
              : `${blocking} things keep them out. They come first below.`}
          </Notice>
        ) : (
          <Notice look="good">
            Nothing known keeps them out.
            {findings.length > 0 && " What else there is to know:"}
          </Notice>
        )}
      </div>
      <ol className="findings">
        {findings.map((finding) => (
          <li
            key={finding.code}
            className={finding.blocking ? "finding finding-blocking" : "finding"}
          >
            <div className="row">
              <Badge look={finding.blocking ? "bad" : "plain"}>
                {finding.blocking ? "Keeps them out" : "To know"}
              </Badge>
              <code className="muted">{finding.code}</code>
            </div>
            <h2 className="finding-title">{finding.message}</h2>
            <p className="muted">{finding.advice}</p>
            <Cure finding={finding} userId={userId} identifier={identifier} />
            <Evidence evidence={finding.evidence} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Cure({
  finding: { cure },
  userId,
  identifier,
}: {
  readonly finding: Finding;
  readonly userId: string | null;
  readonly identifier: string;
}) {
  const { id } = useProject();
  const mayCreate = useMay("admin");
  const lift = useChange(signInDiagnoses.liftLimits);
  if (cure === "lift-limits")
    return (
      <>
        <div>
          <Button
            small
            look="primary"
            busy={lift.isPending}
            onClick={() =>
              lift.mutate(
                { body: { identifier } },
                {
                  onSuccess: ({ lifted }) =>
                    announce(`Limits lifted (${countOf(lifted, "counter")})`),
                },
              )
            }
          >
            Lift the limits
          </Button>
        </div>
        {lift.isError && <Notice look="error">{wordsOf(lift.error)}</Notice>}
      </>
    );
  if (cure === "create-user" && !mayCreate) return <p>An admin creates the user.</p>;
  const ofUser = cure && userId && CURES_OF_USER[cure as keyof typeof CURES_OF_USER];
  const to = ofUser
    ? [`/users/${userId}${ofUser[0]}`, ofUser[1]]
    : cure && CURES[cure as keyof typeof CURES];
  return to ? (
    <div>
      <Link to={`/${id}${to[0]}`}>{to[1]}</Link>
    </div>
  ) : null;
}

const isTime = (name: string, value: unknown): value is number =>
  typeof value === "number" && value > 1e12 && /^(at|until|.*At)$/.test(name);

const shown = (name: string, value: unknown): string =>
  isTime(name, value)
    ? exactTime(new Date(value))
    : typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : JSON.stringify(value);

function Evidence({ evidence }: { readonly evidence: Readonly<Record<string, unknown>> }) {
  const rows = Object.entries(evidence).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>Evidence</summary>
      <Facts
        rows={rows.map(([name, value]) => [
          name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
          shown(name, value),
        ])}
      />
    </details>
  );
}
