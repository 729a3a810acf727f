import { type EmailTemplateType, type Output, operations } from "@stackkit/next/protocol";
import { Link } from "wouter";
import { useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Failure } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { TemplateEditor } from "./template-editor.js";

/** A mail's template, as the service has it. */
export type Template = Output<typeof operations.emailTemplates.list, "admin">[number];

const NAMES: Readonly<Record<EmailTemplateType, string>> = {
  email_verification: "Verify an address",
  password_reset: "Reset a password",
  magic_link: "Sign-in code",
  team_invitation: "Team invitation",
};

const SOURCES = { default: "Default", project: "Changed here", code: "From code" } as const;

/** The mails whose words the project may change. */
export function Templates({ type }: { readonly type: string | undefined }) {
  const { id } = useProject();
  const { data, error, refetch } = useRead(operations.emailTemplates.list);
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={8} />;
  const open = data.find((template) => template.type === type) ?? data[0];
  if (!open) return null;
  return (
    <Section
      title="Templates"
      lead="What the emails that ask for something say. Notices about security can’t be changed."
    >
      <nav className="mails" aria-label="Emails">
        {data.map(({ type: one, source }) => (
          <Link
            key={one}
            to={`/${id}/mail/templates/${one}`}
            className="mail-choice"
            aria-current={one === open.type ? "page" : undefined}
          >
            {NAMES[one]}
            {source && source !== "default" && (
              <Badge look={source === "code" ? "accent" : "warning"}>{SOURCES[source]}</Badge>
            )}
          </Link>
        ))}
      </nav>
      <TemplateEditor key={`${open.type} ${JSON.stringify(open)}`} template={open} />
    </Section>
  );
}
