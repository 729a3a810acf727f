import { KnownErrors, stackAppInternalsSymbol } from "@stackkit/next";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK } from "../support/addresses.js";
import { mailServer, ownMailServer } from "../support/mail-server.js";
import { eventually } from "../support/mailbox.js";
import { type Apps, startApps } from "./set-up.js";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

describe("a project, as its administrator sees it", () => {
  it("is read and changed, one setting at a time", async () => {
    const { admin, server } = apps;
    const project = await admin.getProject();
    expect(project).toMatchObject({ id: admin.projectId, isProductionMode: false });
    expect(project.createdAt).toBeInstanceOf(Date);
    await project.update({
      displayName: "Renamed",
      config: {
        signUpEnabled: false,
        domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }],
      },
    });
    const changed = await admin.getProject();
    expect(changed.config).toMatchObject({
      signUpEnabled: false,
      credentialEnabled: true,
      domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }],
    });
    expect((await server.getProject()).config.signUpEnabled).toBe(false);
    const refused = await apps
      .visitor()
      .signUpWithCredential({
        email: "x@example.com",
        password: "correct horse",
        verificationCallbackUrl: CALLBACK,
      })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(KnownErrors.SignUpNotEnabled);
    await project.update({ config: { signUpEnabled: true } });
  });

  it("has providers with the service's keys or its own, which a provider that is switched off may lack", async () => {
    const project = await apps.admin.getProject();
    const own = {
      id: "github",
      enabled: true,
      type: "standard",
      clientId: "id",
      clientSecret: "secret",
    } as const;
    const shared = { id: "google", enabled: true, type: "shared" } as const;
    const keyless = {
      id: "spotify",
      enabled: false,
      type: "standard",
      clientId: "",
      clientSecret: "",
    } as const;
    await project.update({ config: { oauthProviders: [own, shared, keyless] } });
    const read = (await apps.admin.getProject()).config.oauthProviders;
    expect(read).toEqual([own, shared, keyless]);
    await project.update({ config: { oauthProviders: read } });
    expect((await apps.admin.getProject()).config.oauthProviders).toEqual(read);
  });

  it("says what stands against production mode: localhost first, then one thing a domain", async () => {
    const project = await apps.admin.getProject();
    const domains = [
      "http://localhost:3000",
      "http://192.168.0.1",
      "http://plain.example.com",
      "https://good.example.com",
    ].map((domain) => ({ domain, handlerPath: "/handler" }));
    await project.update({ config: { allowLocalhost: true, domains } });
    const relativeFixUrl = `/projects/${project.id}/domains`;
    expect(await project.getProductionModeErrors()).toEqual([
      {
        message:
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in " +
          "project settings",
        relativeFixUrl,
      },
      {
        message:
          "Localhost domains are not allowed to be trusted in production mode: " +
          "http://localhost:3000",
        relativeFixUrl,
      },
      {
        message:
          "Direct IPs are not valid for trusted domains in production mode: http://192.168.0.1",
        relativeFixUrl,
      },
      { message: "Trusted domains should be HTTPS: http://plain.example.com", relativeFixUrl },
    ]);
    await project.update({ config: { allowLocalhost: true, domains: [] } });
  });

  it("has keys that are shown whole once, and end", async () => {
    const { admin } = apps;
    const made = await admin.createApiKey({
      description: "CI",
      expiresAt: new Date(Date.now() + 60_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: false,
    });
    expect(made.publishableClientKey).toMatch(/^pck_/);
    expect(made.superSecretAdminKey).toBeUndefined();
    expect(made.isValid()).toBe(true);
    const later = (await admin.listApiKeys()).find(({ id }) => id === made.id);
    expect(later).toMatchObject({
      description: "CI",
      superSecretAdminKey: null,
      secretServerKey: { lastFour: made.secretServerKey?.slice(-4) },
    });
    await later?.revoke();
    const revoked = (await admin.listApiKeys()).find(({ id }) => id === made.id);
    expect(revoked?.whyInvalid()).toBe("manually-revoked");
    expect(revoked?.manuallyRevokedAt).toBeInstanceOf(Date);
  });

  it("has permission definitions of two kinds", async () => {
    const { admin } = apps;
    expect(
      await admin.createTeamPermissionDefinition({
        id: "edit",
        description: "May edit",
        containedPermissionIds: ["$read_members"],
      }),
    ).toMatchObject({ id: "edit" });
    await admin.createProjectPermissionDefinition({ id: "early", containedPermissionIds: [] });
    await admin.updateTeamPermissionDefinition("edit", { description: "May change things" });
    expect(
      (await admin.listTeamPermissionDefinitions()).find(({ id }) => id === "edit"),
    ).toMatchObject({
      description: "May change things",
      containedPermissionIds: ["$read_members"],
    });
    expect((await admin.listProjectPermissionDefinitions()).map(({ id }) => id)).toEqual(["early"]);
    await admin.updateProjectPermissionDefinition("early", { description: "First to see" });
    await admin.deleteProjectPermissionDefinition("early");
    await admin.deleteTeamPermissionDefinition("edit");
    expect(await admin.listProjectPermissionDefinitions()).toEqual([]);
  });

  it("has mails: their words, what was sent, and a server to try", async () => {
    const { admin } = apps;
    const templates = await admin.listEmailTemplates();
    expect(templates.map(({ type }) => type)).toContain("magic_link");
    await (await admin.getProject()).update({ config: ownMailServer() });
    await admin.updateEmailTemplate("magic_link", { subject: "Come in" });
    expect(
      (await admin.listEmailTemplates()).find(({ type }) => type === "magic_link"),
    ).toMatchObject({ subject: "Come in", isDefault: false });
    await admin.resetEmailTemplate("magic_link");
    expect(
      (await admin.listEmailTemplates()).find(({ type }) => type === "magic_link")?.isDefault,
    ).toBe(true);
    const recipientEmail = "reader@example.com";
    const tried = await admin.sendTestEmail({ recipientEmail, emailConfig: mailServer() });
    expect(tried.status === "error" && tried.error.errorMessage.length > 0).toBe(true);
    const mail = await eventually(async () => (await admin.listSentEmails()).at(0));
    expect(mail).toMatchObject({ recipient: "reader@example.com", to: ["reader@example.com"] });
    expect(mail.error).toBeDefined();
  });

  it("has metrics", async () => {
    const metrics = await apps.admin[stackAppInternalsSymbol].getMetrics();
    expect(metrics.totalUsers).toBeGreaterThanOrEqual(0);
    expect(metrics.dailyUsers.length).toBeGreaterThan(0);
  });
});
