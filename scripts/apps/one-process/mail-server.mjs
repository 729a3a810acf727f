import { SMTPServer } from "smtp-server";

/** A mail server that accepts mails, at first none of them if it holds. */
export async function startMailServer({ holds = false } = {}) {
  /** @type {string[]} */
  const recipients = [];
  const state = { arriving: 0, isHolding: holds };
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      stream.resume();
      stream.once("end", () => {
        state.arriving++;
        if (state.isHolding) return;
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  smtp.on("error", () => {});
  // A failed check must not keep the script running.
  smtp.server.unref();
  await new Promise((resolve) => smtp.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (smtp.server.address());
  return {
    recipients,
    get arriving() {
      return state.arriving;
    },
    letGo: () => {
      state.isHolding = false;
    },
    env: {
      STACKKIT_SMTP_URL: `smtp://127.0.0.1:${port}`,
      STACKKIT_PRIVATE_NETWORKS: "127.0.0.0/8",
    },
    close: () => smtp.close(),
  };
}
