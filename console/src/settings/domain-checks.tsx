import { useMutation } from "@tanstack/react-query";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { callConsole } from "../sign-in/session-api.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Facts, Section } from "../ui/section.js";

interface DomainCheck {
  readonly code: string;
  readonly message: string;
  readonly advice: string | null;
  readonly url: string | null;
  readonly status: number | null;
}

/** Lets the service look whether the app answers at each trusted domain. */
export const DomainChecks = ({ domains }: { readonly domains: readonly string[] }) => (
  <Section
    title="Live check"
    lead="The service opens the sign-in page at the domain and says what it finds."
  >
    <Facts rows={domains.map((domain) => [domain, <Check key={domain} domain={domain} />])} />
  </Section>
);

function Check({ domain }: { readonly domain: string }) {
  const { id } = useProject();
  const mayCheck = useMay("admin");
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const sent = { method: "POST", isChange: false, projectId: id, body: { domain } } as const;
      return (await callConsole("domain-checks", sent)) as DomainCheck;
    },
  });
  return (
    <span className="stack">
      <span role="status" className="stack">
        {error && <span>{wordsOf(error)}</span>}
        {data && !error && (
          <>
            <span className="row">
              <Badge look={lookOf(data.code)}>{WORDS[data.code] ?? "Problem"}</Badge>
              <span>{data.message}</span>
            </span>
            {data.advice && <span>{data.advice}</span>}
          </>
        )}
      </span>
      <span>
        <Button
          small
          disabled={!mayCheck}
          busy={isPending}
          onClick={() => mutate()}
          aria-label={`${data ? "Check again" : "Check"} ${domain}`}
        >
          {data ? "Check again" : "Check"}
        </Button>
      </span>
    </span>
  );
}

const lookOf = (code: string) =>
  code === "answers"
    ? "good"
    : code === "wildcard" || code === "private" || code === "closed"
      ? "warning"
      : "bad";

const WORDS: Readonly<Record<string, string>> = {
  answers: "Works",
  "other-project": "Other project",
  "other-page": "Not the app",
  missing: "No handler",
  closed: "Closed",
  broken: "Fails",
  moved: "Redirects",
  name: "DNS",
  certificate: "TLS",
  connection: "No answer",
  slow: "Too slow",
  private: "Not reached",
  wildcard: "Not checked",
};
