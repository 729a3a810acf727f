import { PlainError } from "../../core/plain-error.js";
import { randomString } from "../../core/random.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import type { HandlerContext } from "../../http/route.js";
import { keyOf } from "../../limits/counter-keys.js";
import { countInWindows } from "../../limits/counters.js";
import { findProject } from "../../projects/projects.js";
import { headerOf } from "./export-users.js";
import { findJob, optionsOf, type StoredJob } from "./table.js";

/** Lifetime of a link to the file of an export, which the console opens at once. */
export const LINK_LIFE_MILLIS = 60_000;

const PATH = "/exports";

const TYPES = { csv: "text/csv; charset=utf-8", ndjson: "application/x-ndjson" } as const;

/** A link to the file of an export. */
export function issueExportToken(
  { context, info }: Pick<HandlerContext, "context" | "info">,
  { project_id, id }: StoredJob,
): { readonly url: string; readonly expiresAt: Date } {
  const until = context.clock.now() + LINK_LIFE_MILLIS;
  const sealed = { exportOf: project_id, jobId: id, until, nonce: randomString() };
  const token = context.vault.seal(JSON.stringify(sealed));
  return {
    url: `${info.origin}${context.settings.pagesPath}${PATH}?token=${encodeURIComponent(token)}`,
    expiresAt: new Date(until),
  };
}

interface Opened {
  readonly projectId: string;
  readonly jobId: string;
  readonly until: number;
  readonly nonce: string;
}

function openToken({ vault, clock }: Context, token: string): Opened | undefined {
  try {
    const sealed = JSON.parse(vault.open(token)) as Record<string, unknown>;
    const { exportOf, jobId, until, nonce } = sealed;
    return typeof exportOf === "string" &&
      typeof jobId === "string" &&
      typeof nonce === "string" &&
      typeof until === "number" &&
      until > clock.now()
      ? { projectId: exportOf, jobId, until, nonce }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a link is used for the first time: histories and logs still have its address. */
async function consume({ db }: Context, { nonce, until }: Opened): Promise<boolean> {
  const key = keyOf("export", nonce);
  const counts = await countInWindows(db, [{ key, windowStart: until, expiresAt: until }]);
  return counts.get(key) === 1;
}

/** `GET /exports?token=…`: the file of an export. */
export function addExports(pages: Pages, context: Context): void {
  pages.get(PATH, async (c) => {
    const opened = openToken(context, c.req.query("token") ?? "");
    const job = opened && (await findJob(context.db, opened.projectId, opened.jobId));
    const project = opened && (await findProject(context.db, opened.projectId));
    if (!job || !project || !(await consume(context, opened)))
      throw new PlainError(
        403,
        "This link has ended. Make another one: it works once, within a minute.",
      );
    const format = optionsOf(job).format ?? "ndjson";
    const parts = contentOf(context, job, headerOf(project, job));
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const next = await parts.next();
          if (next.done) controller.close();
          else controller.enqueue(encoder.encode(next.value));
        },
        async cancel() {
          await parts.return();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, {
      headers: {
        "content-type": TYPES[format],
        "content-disposition": `attachment; filename="${job.kind === "export" ? "users" : "audit"}-${job.id.slice(0, 8)}.${format}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  });
}

async function* contentOf(
  { db, vault }: Context,
  { project_id, id }: StoredJob,
  header: string,
): AsyncGenerator<string, void, undefined> {
  yield header;
  let last = -1;
  for (;;) {
    const row = await db
      .selectFrom("job_files")
      .select(["part", "content"])
      .where("project_id", "=", project_id)
      .where("job_id", "=", id)
      .where("part", ">", last)
      .orderBy("part")
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    yield vault.open(row.content);
    last = row.part;
  }
}
