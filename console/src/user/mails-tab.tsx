import { SentMails } from "../mail/sent-mails.js";
import { Section } from "../ui/section.js";

/** The mails to one user, with the answer of the receiver's server. */
export const MailsTab = ({ userId }: { readonly userId: string }) => (
  <Section title="Emails" lead="To any address of the account.">
    <SentMails userId={userId} />
  </Section>
);
