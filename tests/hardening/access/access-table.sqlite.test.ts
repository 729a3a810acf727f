import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KEYS, startTestService } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { callOf, OPERATIONS } from "./calls.js";
import { ENDS_WORLD, outcomeOf } from "./outcome.js";
import { readTable } from "./table.js";
import {
  callAs,
  createWorld,
  IDENTITIES,
  type Identity,
  signInAdministrator,
  type World,
} from "./world.js";

const TRIED =
  "Every operation of the protocol by twelve identities, against a table of expectations";

describeSuite("access table", TRIED, () => {
  const table = readTable();
  let service: Service;
  let adminToken: string;
  beforeAll(async () => {
    service = await startTestService({ internalKeys: KEYS("internal") });
    adminToken = await signInAdministrator(service);
  });
  afterAll(() => service.stop());

  it("has a row for every operation, and no other", () => {
    const named = new Set([...table.values()].flat().map(({ name }) => name.split(" ")[0]));
    expect([...named].sort()).toEqual([...OPERATIONS.keys()].sort());
  });

  let world: World | undefined;
  const outcomeFor = async (identity: Identity, name: string): Promise<string> => {
    world ??= await createWorld(service, adminToken);
    const answer = await callAs(service, world, identity, callOf(world, name));
    if (answer.status < 400 && ENDS_WORLD.has(name)) world = undefined;
    return outcomeOf(answer);
  };

  /**
   * The outcome of each identity's call. Calls that end something replace the world for the next
   * one; all others are sent at once.
   */
  async function outcomesOf(name: string): Promise<Record<string, string>> {
    const outcomes: Record<string, string> = {};
    if (ENDS_WORLD.has(name))
      for (const identity of IDENTITIES) outcomes[identity] = await outcomeFor(identity, name);
    else {
      world ??= await createWorld(service, adminToken);
      await Promise.all(
        IDENTITIES.map(async (identity) => {
          outcomes[identity] = await outcomeFor(identity, name);
        }),
      );
    }
    return outcomes;
  }

  it.each([...table])("lets through whom it should: %s", async (_, rows) => {
    countCases(rows.length * IDENTITIES.length);
    const outcomes: Record<string, unknown> = {};
    for (const { name } of rows) outcomes[name] = await outcomesOf(name);
    const expected = Object.fromEntries(rows.map(({ name, expected }) => [name, expected]));
    expect(outcomes).toEqual(expected);
  });
});
