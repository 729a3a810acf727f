import type { ServiceConfig } from "@stackkit/service";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { configuredProject, startTestProject, TestClock, type TestProject } from "./service.js";
import { type ReceiverAnswer, startReceiver } from "./webhook-receiver.js";

type Endpoints = NonNullable<ServiceConfig["webhooks"]>;

/** Another project of the service. */
export const OTHER_PROJECT = configuredProject();

/**
 * A project whose events a receiver gets. Each test of the file has a new one, with a clock of its
 * own. `endpoints` names the configured ones, by the receiver's URL.
 */
export class WebhookProject {
  answer: ReceiverAnswer = { status: 200 };
  receiver!: Awaited<ReturnType<typeof startReceiver>>;
  clock!: TestClock;
  project!: TestProject;

  constructor(endpoints: (receiverUrl: string) => Endpoints) {
    beforeAll(async () => {
      this.receiver = await startReceiver(() => this.answer);
    });
    afterAll(() => this.receiver.stop());
    beforeEach(async () => {
      this.answer = { status: 200 };
      this.receiver.received.length = 0;
      this.clock = new TestClock();
      const webhooks = endpoints(this.receiver.url);
      const config = { port: 0, clock: this.clock, projects: [OTHER_PROJECT], webhooks };
      this.project = await startTestProject({}, config);
    });
    afterEach(() => this.project.service.stop());
  }

  call = (method: string, path: string, body?: object) =>
    this.project.call(method, `/internal/webhook-${path}`, {
      level: "admin",
      ...(body && { body }),
    });

  makeUser = () =>
    this.project.call("POST", "/users", { level: "server", body: { display_name: "Ada" } });

  list = async (query = "") => (await this.call("GET", `deliveries${query}`)).body.items;

  /** Lets time go on until the newest delivery is as expected. */
  settled = (expected: object) =>
    vi.waitFor(async () => {
      this.clock.advance(1000);
      const [newest] = await this.list();
      expect(newest).toMatchObject(expected);
      return newest;
    }, 15_000);
}
