import { StackClientApp } from "@stackkit/next";
import { StackAdminApp } from "@stackkit/next/admin";
import { StackServerApp } from "@stackkit/next/server";
import type { ProjectConfig } from "@stackkit/service";
import { afterAll } from "vitest";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { KEYS, startTestProject, type TestProject } from "../support/service.js";

/** The apps of one project on a service of its own, at every level. */
export interface Apps {
  readonly project: TestProject;
  readonly server: StackServerApp<true>;
  readonly admin: StackAdminApp<true>;
  /** A client app without a session: each one is another visitor. */
  visitor(): StackClientApp<true>;
}

export async function startApps(config: Partial<ProjectConfig> = {}): Promise<Apps> {
  const project = await startTestProject(config, { port: 0 });
  afterAll(() => project.service.stop());
  return appsOf(project);
}

/** The apps of a project whose service listens on a port. */
export function appsOf(project: TestProject): Apps {
  const keys = KEYS(project.id);
  const options = {
    tokenStore: "memory",
    ...project.clientOptions,
    redirectMethod: "none",
  } as const;
  return {
    project,
    server: new StackServerApp({ ...options, secretServerKey: keys.server }),
    admin: new StackAdminApp({
      ...options,
      secretServerKey: keys.server,
      superSecretAdminKey: keys.admin,
    }),
    visitor: () => new StackClientApp(options),
  };
}

/** A visitor who has just signed up. */
export async function signUp(apps: Apps, email = newEmail()) {
  const password = "correct horse battery";
  const app = apps.visitor();
  const result = await app.signUpWithCredential({
    email,
    password,
    verificationCallbackUrl: CALLBACK,
    noRedirect: true,
  });
  if (result.status === "error") throw result.error;
  return { app, email, password, user: await app.getUser({ or: "throw" }) };
}

/** Verifies someone's main address, as inviting needs it. */
export const verify = async ({ project }: Apps, id: string): Promise<void> =>
  void (await project.call("PATCH", `/users/${id}`, {
    level: "server",
    body: { primary_email_verified: true },
  }));
