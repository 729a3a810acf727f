import { useProject } from "../api/project.js";
import { Section, View } from "../ui/section.js";
import { Tabs, tabsBelow } from "../ui/tabs.js";
import { MailServer } from "./mail-server.js";
import { SentMails } from "./sent-mails.js";
import { Templates } from "./templates.js";

const PARTS = [
  ["sent", "Sent"],
  ["templates", "Templates"],
  ["server", "Mail server"],
] as const;

/** Mails to users: what was sent, and by which server they leave. */
export function MailView({
  part = "sent",
  type,
}: {
  readonly part?: string;
  /** The mail whose words are shown. */
  readonly type?: string;
}) {
  const { id } = useProject();
  const base = `/${id}/mail`;
  return (
    <View title="Email">
      <Tabs label="Parts of email" current={part} tabs={tabsBelow(base, PARTS)} />
      {part === "server" && <MailServer />}
      {part === "templates" && <Templates type={type} />}
      {part !== "server" && part !== "templates" && (
        <Section title="Sent emails">
          <SentMails />
        </Section>
      )}
    </View>
  );
}
