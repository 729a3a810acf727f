import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { listUnsentMails, resendMails } from "../mail/unsent.js";
import { openBeside, openToRead } from "./open-beside.js";
import { readCommandLine } from "./options.js";

const LISTED = 100;

/** `mail list` shows unsent mails, `mail resend` retries them. The service may keep running. */
export async function mail(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, {
    all: { type: "boolean" },
    project: { type: "string" },
  });
  const [name, ...ids] = words;
  if (name === "list" && ids.length === 0) {
    await using opened = await openToRead(config);
    for (const unsent of await listUnsentMails(opened.db, LISTED)) {
      const state = unsent.isGivenUp ? "given up" : "waits";
      const created = new Date(unsent.createdAt).toISOString();
      process.stdout.write(
        `${unsent.id}  ${created}  ${unsent.kind} to ${unsent.recipient}, ${state}: ` +
          `${unsent.problem}\n`,
      );
    }
    return;
  }
  if (name !== "resend")
    throw new ServiceError(
      "unknown-command",
      `There is no command "${["mail", ...words].join(" ")}". There are: mail list, mail resend`,
    );
  const projectId = typeof own.project === "string" ? own.project : undefined;
  if (ids.length === 0 && own.all !== true && projectId === undefined)
    throw new ServiceError(
      "bad-flag",
      "Name the mails by their ids (see npx @stackkit/service mail list), or use --project " +
        "<id> or --all.",
    );
  await using opened = await openBeside(config);
  const filter = { ids: ids.length > 0 ? ids : undefined, projectId };
  const count = await resendMails(opened.db, filter, systemClock.now());
  process.stdout.write(
    `${count} mail(s) will be sent again within half a minute. Expired ones are left out.\n`,
  );
}
