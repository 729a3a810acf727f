import { join } from "node:path";
import { type ProjectConfig, startService } from "@stackkit/service";
import { vi } from "vitest";
import { commands } from "../../service/src/commands/commands.js";
import { makeFolder } from "./folder.js";
import { type Answered, configuredProject, freshDatabase, TestProject } from "./service.js";

const SECRET = "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0";

/** What an import may write. */
interface Contents {
  readonly users: readonly { readonly id: string; readonly password_hash: string | null }[];
  readonly addresses: readonly object[];
  readonly accounts: readonly object[];
  readonly deliveries: number;
}

/** A running service with one project, and the command that imports users beside it. */
export interface ImportTarget {
  readonly project: TestProject;
  /** A path in a folder that the test owns. */
  at(name: string): string;
  /** Runs `user import`, and returns what it prints. */
  run(...args: readonly string[]): Promise<string>;
  /** What the last run showed on standard error. */
  progress(): string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of the wire are asserted on, not typed.
  userOf(email: string): Promise<any>;
  hashOf(userId: string): Promise<string | null | undefined>;
  signIn(email: string, password: string): Promise<Answered>;
  contents(): Promise<Contents>;
  stop(): Promise<void>;
}

export async function startImportTarget(
  settings: Partial<ProjectConfig> = {},
): Promise<ImportTarget> {
  const folder = makeFolder();
  const at = (name: string) => join(folder, name);
  const databaseUrl = await freshDatabase();
  vi.stubEnv("STACKKIT_SECRET", SECRET);
  const configured = configuredProject(undefined, settings);
  const service = await startService({
    ...(databaseUrl ? { databaseUrl } : { dataDirectory: at("data") }),
    projects: [configured],
    secret: SECRET,
    rateLimits: false,
    passwordHashCost: { memoryKib: 8, passes: 1 },
    webhooks: [{ url: "http://127.0.0.1:9/hooks", secret: "whsec_c2VjcmV0c2VjcmV0c2VjcmV0" }],
  });
  const project = new TestProject(service, configured.id);
  const { db } = service.context;
  const database = databaseUrl ? ["--database-url", databaseUrl] : ["--data", at("data")];
  let progress = "";
  return {
    project,
    at,
    progress: () => progress,
    async run(...args) {
      let printed = "";
      progress = "";
      const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
        printed += text;
        return true;
      });
      const errors = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
        progress += text;
        return true;
      });
      try {
        await commands.user([
          "import",
          ...(args.includes("--report") ? [] : ["--report", at("report.csv")]),
          ...(args.includes("--project") ? [] : ["--project", configured.id]),
          ...database,
          ...args,
        ]);
      } finally {
        out.mockRestore();
        errors.mockRestore();
      }
      return printed;
    },
    async userOf(email) {
      const path = `/users?query=${encodeURIComponent(email)}`;
      const { body } = await project.call("GET", path, { level: "server" });
      return body.items[0];
    },
    async hashOf(userId) {
      const row = await db
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", userId)
        .executeTakeFirst();
      return row?.password_hash;
    },
    signIn: (email, password) => project.signIn({ email, password }),
    async contents() {
      const [users, addresses, accounts, deliveries] = await Promise.all([
        db
          .selectFrom("users")
          .selectAll()
          .where("project_id", "=", configured.id)
          .orderBy("id")
          .execute(),
        db
          .selectFrom("contact_channels")
          .selectAll()
          .where("project_id", "=", configured.id)
          .orderBy("id")
          .execute(),
        db
          .selectFrom("oauth_accounts")
          .selectAll()
          .where("project_id", "=", configured.id)
          .orderBy("id")
          .execute(),
        db.selectFrom("webhook_deliveries").selectAll().execute(),
      ]);
      return { users, addresses, accounts, deliveries: deliveries.length };
    },
    stop: () => service.stop(),
  };
}
