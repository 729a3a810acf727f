const CLOSED = {
  host: "127.0.0.1",
  port: 1,
  username: "u",
  password: "p",
  senderName: "App",
  senderEmail: "app@example.com",
};
type MailServer = typeof CLOSED;

/** A mail server as a project names it. By default nothing listens there. */
export const mailServer = (changes: Partial<MailServer> = {}): MailServer => ({
  ...CLOSED,
  ...changes,
});

/** Settings of a project that sends by this mail server. */
export const ownMailServer = (changes: Partial<MailServer> = {}) => ({
  emailConfig: { type: "standard" as const, ...mailServer(changes) },
});

/** The mail server in the body of a request. */
export function mailServerBody(changes: Partial<MailServer> = {}) {
  const { senderName, senderEmail, ...server } = mailServer(changes);
  return { ...server, sender_name: senderName, sender_email: senderEmail };
}
