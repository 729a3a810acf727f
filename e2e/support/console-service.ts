import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Input, operations } from "@stackkit/next/protocol/internal";
import type { ProjectConfig, Service, ServiceConfig } from "@stackkit/service";
import { createCaller } from "../../scripts/demo/call.mjs";
import { KEYS } from "../../tests/support/service.js";
import { ownDatabase } from "./postgres.setup.js";

type NewUser = Input<typeof operations.users.create.body, "server">;

/** The only owner, made by {@link ConsoleService.open} or {@link ConsoleService.setUpUrl}. */
const OWNER = { email: "owner@example.com", password: "a long enough password" } as const;

/** A service of its own with a console, for the tests of one file. */
export class ConsoleService {
  readonly owner = OWNER;
  readonly #projectId = randomUUID();
  readonly #keys = KEYS(this.#projectId);
  #service: Service | undefined;
  #hasOwner = false;

  /** Starts the service, with these users, and with settings of the project. */
  async start(
    users: readonly NewUser[],
    config: ServiceConfig = {},
    settings: Partial<ProjectConfig> = {},
  ): Promise<void> {
    const { startService } = await import("@stackkit/service");
    this.#service = await startService({
      rateLimits: false,
      ...config,
      ...(await ownDatabase(this.#projectId)),
      port: 0,
      projects: [{ id: this.#projectId, displayName: "Atlas", keys: this.#keys, config: settings }],
    });
    this.#hasOwner = false;
    const call = this.caller("server");
    for (const body of users) await call(operations.users.create, { body });
  }

  stop = (): Promise<void> | undefined => this.#service?.stop();

  get service(): Service {
    if (!this.#service) throw new Error("The service has not started.");
    return this.#service;
  }

  /** Calls the service as an app does. */
  caller<L extends "client" | "server" | "admin">(level: L) {
    return createCaller({
      url: this.service.url ?? "",
      fetch,
      projectId: this.#projectId,
      level,
      proof: { key: this.#keys[level] },
    });
  }

  /** The project, as an app has to know it. */
  get project() {
    return { id: this.#projectId, keys: this.#keys };
  }

  get url(): string {
    return `${this.service.url?.replace("127.0.0.1", "localhost")}/console`;
  }

  /** The address of a view of the project. */
  viewUrl = (path = ""): string => `${this.url}/${this.#projectId}${path}`;

  get setUpUrl(): string {
    return `${this.url}/setup#${this.service.setupToken}`;
  }

  /** Opens a view of the project as its owner, whom the first call makes. */
  async open(page: Page, path = ""): Promise<void> {
    if (this.#hasOwner) {
      await page.goto(this.viewUrl(path));
      return this.enter(page);
    }
    await page.goto(this.setUpUrl);
    await page.getByLabel("Name").fill("Olive Owner");
    await this.enter(page, "Create the owner’s account");
    this.#hasOwner = true;
    await page.goto(this.viewUrl(path));
  }

  /** Fills the form that is shown with the owner's address and password, and presses `action`. */
  async enter(page: Page, action = "Sign in"): Promise<void> {
    await page.getByLabel("Email").fill(OWNER.email);
    await page.getByLabel("Password").fill(OWNER.password);
    await page.getByRole("button", { name: action, exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  }
}
