import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The letter as it came: headers, an empty line, the body. */
  readonly raw: string;
  readonly user: string | undefined;
}

/** A mail server in this process, to which real letters are sent. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  /** Answers that are given instead of taking a letter, first come first served. */
  readonly refusals: { code: number; message: string }[] = [];
  #tries = 0;

  private constructor(
    readonly port: number,
    readonly stop: () => Promise<void>,
  ) {}

  get tries(): number {
    return this.#tries;
  }

  static async start(
    account: { user: string; password: string } | undefined = undefined,
  ): Promise<TestMailServer> {
    let box: TestMailServer;
    const server = new SMTPServer({
      authOptional: account === undefined,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth({ username, password }, _session, done) {
        if (username === account?.user && password === account?.password)
          return done(null, { user: username });
        return done(Object.assign(new Error("Wrong username or password"), { responseCode: 535 }));
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          box.#tries += 1;
          const refusal = box.refusals.shift();
          if (refusal)
            return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
          const { mailFrom, rcptTo } = session.envelope;
          box.received.push({
            from: mailFrom === false ? "" : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString("utf8"),
            user: session.user as unknown as string | undefined,
          });
          return done();
        });
      },
    });
    // A client that gives up mid-way is none of the server's business.
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    box = new TestMailServer(
      (server.server.address() as AddressInfo).port,
      () => new Promise((resolve) => server.close(() => resolve())),
    );
    return box;
  }
}
