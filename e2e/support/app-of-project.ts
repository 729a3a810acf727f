import { join } from "node:path";
import { operations } from "@stackkit/next/protocol";
import { createCaller } from "../../scripts/demo/call.mjs";
import { startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/paths.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { DIST_DIR, PLAIN_APP } from "./apps.mjs";

const PROJECT = {
  id: "5b1d4c6e-4a8f-4f0c-8f5e-0d8f6f1c2a77",
  displayName: "Club",
  keys: { client: "pck_club", server: "ssk_club", admin: "sak_club" },
};

interface ProjectOnPort {
  readonly port: number;
  readonly config: Readonly<Record<string, boolean>>;
}

/** Starts the same build of the example app with its own project and service. */
export async function startAppOfProject({
  port,
  config,
}: ProjectOnPort): Promise<{ stop(): Promise<void> }> {
  const { id, keys } = PROJECT;
  const { startService } = await import("@stackkit/service");
  const service = await startService({ port: 0, rateLimits: false, projects: [PROJECT] });
  const url = service.url ?? "";
  const asAdmin = createCaller({
    url,
    fetch,
    projectId: id,
    level: "admin",
    proof: { key: keys.admin },
  });
  await asAdmin(operations.projects.update, { body: { config } });
  const app = startChild(
    "The app of another project",
    [NEXT, "start", "--port", String(port), "--hostname", "localhost"],
    {
      cwd: join(ROOT, "example-app"),
      env: {
        STACK_PROJECT_ID: id,
        STACK_PUBLISHABLE_CLIENT_KEY: keys.client,
        STACK_SECRET_SERVER_KEY: keys.server,
        STACK_API_URL: url,
        ...PLAIN_APP,
        NEXT_DIST_DIR: DIST_DIR,
        NODE_ENV: "production",
      },
    },
  );
  await waitFor(app, `http://localhost:${port}`);
  return {
    async stop() {
      await app.stop();
      await service.stop();
    },
  };
}
