import { SentMails } from "../mail/sent-mails.js";
import { Section } from "../ui/section.js";
import type { User } from "../users/columns.js";

/** The mails to one user, with the answer of the receiver's server. */
export const MailsTab = ({ user }: { readonly user: User }) => (
  <Section title="Mails" lead="To any address of the account.">
    <SentMails userId={user.id} />
  </Section>
);
