import type { EmailTemplateType, Json } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";

/** A customised template. */
export interface StoredTemplate {
  readonly type: EmailTemplateType;
  readonly subject: string;
  readonly content: Json;
}

/** A project's customised templates. */
export async function listOwnTemplates(db: Database, projectId: string): Promise<StoredTemplate[]> {
  const rows = await db
    .selectFrom("email_templates")
    .selectAll()
    .where("project_id", "=", projectId)
    .execute();
  return rows.map(({ type, subject, content }) => ({
    type: type as EmailTemplateType,
    subject,
    content: JSON.parse(content) as Json,
  }));
}

/** The template that the project changed, or undefined. */
export async function findOwnTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<StoredTemplate | undefined> {
  const row = await db
    .selectFrom("email_templates")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("type", "=", type)
    .executeTakeFirst();
  return row && { type, subject: row.subject, content: JSON.parse(row.content) as Json };
}

/** Stores a project's own template. */
export async function saveTemplate(
  db: Database,
  projectId: string,
  { type, subject, content }: StoredTemplate,
): Promise<void> {
  const text = JSON.stringify(content);
  await db
    .insertInto("email_templates")
    .values({ project_id: projectId, type, subject, content: text })
    .onConflict((conflict) =>
      conflict.columns(["project_id", "type"]).doUpdateSet({ subject, content: text }),
    )
    .execute();
}

/** Returns whether there was one. */
export async function deleteTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("email_templates")
    .where("project_id", "=", projectId)
    .where("type", "=", type)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
