import type { TestProject } from "./service.js";

const ROWS_OF_STATEMENT = 500;

/** Stores mails of a project that wait until a time. */
export async function queueWaiting(
  { id, service }: Pick<TestProject, "id" | "service">,
  count: number,
  { kind, at }: { readonly kind: "account_deleted" | "transactional"; readonly at: number },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    id: `${count} ${number}`,
    project_id: id,
    kind,
    recipient: "a@waiting.example",
    recipient_canonical: "a@waiting.example",
    sender: "",
    subject: "",
    html: "",
    text: "",
    created_at: at,
    state: "waiting" as const,
    attempts: 0,
    next_attempt_at: at,
    expires_at: 2 * at,
    problem: null,
  }));
  const { db } = service.context;
  while (rows.length > 0)
    await db.insertInto("mails").values(rows.splice(0, ROWS_OF_STATEMENT)).execute();
}
