import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CONSOLE_OPERATIONS } from "../../../service/src/console/operations.js";
import { consoleOf } from "../../support/console.js";
import { KEYS, startTestService, TestClock, TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { callOf, OPERATIONS } from "./calls.js";
import { createWorld, signInAdministrator, type World } from "./world.js";

const ROLES = ["viewer", "support", "admin", "owner"] as const;
type Role = (typeof ROLES)[number];

/** The roles that depend on what is sent, for what the calls send. */
const BY_INPUT: Readonly<Record<string, Role>> = {
  "users.update": "admin",
  "apiKeys.create": "admin",
  "jobs.create": "admin",
  "jobs.link": "admin",
};

const TRIED =
  "Every operation of the console by a stranger, another project's owner and each role too low";

describeSuite("roles of the console", TRIED, () => {
  const clock = new TestClock();
  let service: Service;
  let world: World;
  beforeAll(async () => {
    service = await startTestService({ internalKeys: KEYS("internal"), port: 0, clock });
    world = await createWorld(service, await signInAdministrator(service));
  });
  afterAll(() => service.stop());

  const { call, administrator } = consoleOf(() => new TestProject(service, world.projectId), clock);

  it("let no one call what is above them, or another project's", async () => {
    const other = await createWorld(service, await signInAdministrator(service));
    const stranger = (await administrator("owner", other.projectId)).cookie;
    const cookies = new Map<Role, string>();
    for (const role of ROLES) cookies.set(role, (await administrator(role)).cookie);
    const wrong: string[] = [];
    let tried = 0;
    for (const [name, operation] of OPERATIONS) {
      const rule = CONSOLE_OPERATIONS.get(operation);
      if (!rule) continue;
      const { method, path, body } = callOf(world, name).call;
      const answerTo = async (cookie?: string) => {
        tried += 1;
        const { status, text } = await call(`api/v1${path}`, { method, body, cookie });
        return `${status} ${text}`;
      };
      const note = (caller: string, answer: string, isRight: boolean) => {
        if (!isRight) wrong.push(`${name} by ${caller}: ${answer.slice(0, 80)}`);
      };
      const refused = await answerTo();
      note("a stranger", refused, refused.startsWith("401"));
      const owner = await answerTo(stranger);
      note("another project's owner", owner, owner.startsWith("403 You do not administer"));
      const needed = typeof rule.role === "function" ? BY_INPUT[name] : rule.role;
      expect(needed, `The role of ${name} is missing.`).toBeDefined();
      const enough = ROLES.indexOf(needed as Role);
      for (const role of ROLES.slice(0, enough)) {
        const answer = await answerTo(cookies.get(role));
        note(role, answer, answer.startsWith(`403 This needs the role ${needed}`));
      }
      // No search and no filter is read before the caller is known.
      for (const { wire } of Object.values(operation.query)) {
        const filtered = `api/v1${path}${path.includes("?") ? "&" : "?"}${wire}=a`;
        for (const [caller, cookie, status] of [
          ["a stranger", undefined, 401],
          ["another project's owner", stranger, 403],
        ] as const) {
          tried += 1;
          const answer = await call(filtered, { method, body, cookie });
          note(`${caller} with ${wire}`, `${answer.status}`, answer.status === status);
        }
      }
      // What changes something is called by the tests of its own.
      if (enough > 0) continue;
      const read = await answerTo(cookies.get("viewer"));
      note("a viewer", read, !/^40[13]/.test(read));
    }
    countCases(tried);
    expect(tried).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});
