import type { Copy } from "../support/copy.js";

/**
 * Plants two fields of a user: `motto`, which users write, and `memo`, which only servers see.
 */
export function plantField(copy: Copy): void {
  copy.insert(
    "src/protocol/records/user.ts",
    "};\nexport interface UserRecord",
    `  /** What the user lives by. */
  motto: column("motto", z.nullable(z.string()), { update: "client", input: z.nullable(name) }),
  /** What servers note about the user. */
  memo: column("memo", z.boolean(), { read: "server", update: "server" }),
`,
  );
  copy.insert(
    "service/src/db/mappings/user.ts",
    "  profileImageUrl:",
    `  motto: textOrNull("motto"),\n  memo: flag("memo"),\n`,
  );
  copy.add(
    "service/src/db/migrations/099-mottos.ts",
    `import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table users add column motto text").execute(db);
  await sql.raw("alter table users add column memo smallint not null default 0").execute(db);
}
`,
  );
  copy.insert(
    "tests/protocol/fixtures/user.json",
    `  "has_password"`,
    `  "motto": "Onward",\n  "memo": true,\n`,
  );
}
