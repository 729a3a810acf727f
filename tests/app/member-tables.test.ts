import { beforeAll, describe, expect, it } from "vitest";
import { APP_MEMBERS } from "../../src/app/apps/app-members.js";
import { internalsOf } from "../../src/app/apps/internals-symbol.js";
import { membersLoadedOnCall } from "../../src/app/browser/load-on-call.js";
import { OWNER_MEMBERS, TEAM_MEMBERS, USER_MEMBERS } from "../../src/app/browser/member-tables.js";
import type { PageApp } from "../../src/app/browser/page-app.js";
import { createPageUsers } from "../../src/app/browser/page-user.js";
import { constantFields } from "../../src/protocol/encoding/constant-fields.js";
import { encodeRecord } from "../../src/protocol/encoding/encode-record.js";
import { readUserJson } from "../../src/protocol/encoding/read-user-json.js";
import { userJson } from "../../src/protocol/encoding/user-json.js";
import { decodeRecord } from "../../src/protocol/records/record.js";
import { user as userRecord } from "../../src/protocol/records/user.js";
import { clientFieldsOf } from "../../src/resources/users/user-fields.js";
import { type Apps, signUp, startApps } from "../resources/set-up.js";

interface Table {
  readonly calls: readonly string[];
  readonly reads: readonly string[];
}

const functionsOf = (object: object): string[] =>
  Object.entries(object)
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => name)
    .toSorted();

const namesIn = (...tables: Table[]): string[] =>
  Object.keys(membersLoadedOnCall(tables, async () => ({}))).toSorted();

/** A client app is also the page's own part of one. */
const pageAppOf = (app: object): PageApp => internalsOf(app) as PageApp;

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

describe("the table of functions that are loaded on first use", () => {
  it("names every function of a client app", async () => {
    const { members } = await pageAppOf(apps.visitor()).load();
    expect(functionsOf(members)).toEqual(namesIn(APP_MEMBERS));
  });

  it("names every function of the current user and of their teams", async () => {
    const { user } = await signUp(apps);
    expect(functionsOf(user)).toEqual([...namesIn(USER_MEMBERS), "toClientJson"].toSorted());
    expect(functionsOf(await user.createTeam({ displayName: "Crew" }))).toEqual(
      namesIn(TEAM_MEMBERS),
    );
  });

  it("is of the same shape as the object that it stands for", async () => {
    const { user, app } = await signUp(apps);
    await user.createTeam({ displayName: "Crew" });
    const real = await app.getUser({ or: "throw" });
    const { load } = pageAppOf(app);
    const light = createPageUsers(load, app.projectId)(clientFieldsOf(real));
    expect(Object.keys(light).toSorted()).toEqual(Object.keys(real).toSorted());
    expect(functionsOf(light)).toEqual(functionsOf(real));
    expect(functionsOf(light.selectedTeam ?? {})).toEqual(functionsOf(real.selectedTeam ?? {}));
    expect(Object.isFrozen(light)).toBe(true);
    expect((await light.listTeams()).map(({ displayName }) => displayName)).toEqual(["Crew"]);
    expect(namesIn(OWNER_MEMBERS)).toEqual([
      "createProject",
      "listOwnedProjects",
      "useOwnedProjects",
    ]);
  });
});

describe("a user's JSON", () => {
  it("is the same whether it is created with the rows or without them", async () => {
    const { user, app } = await signUp(apps);
    await user.createTeam({ displayName: "Crew" });
    const fields = clientFieldsOf(await app.getUser({ or: "throw" }));
    expect({ ...userJson(fields), ...constantFields("user", "client") }).toEqual(
      encodeRecord(userRecord, "client", fields as never),
    );
  });

  it("is read the same with the rows or without them, and only whole", async () => {
    const { user, app } = await signUp(apps);
    const alone = { ...user.toClientJson(), from_another_version: true };
    await user.createTeam({ displayName: "Crew" });
    const withTeam = (await app.getUser({ or: "throw" })).toClientJson();
    for (const wire of [alone, withTeam]) {
      const decoded = decodeRecord(userRecord, "client", wire);
      expect(readUserJson(wire)).toEqual(decoded);
      // Pages compare users as texts.
      expect(JSON.stringify(readUserJson(wire))).toBe(JSON.stringify(decoded));
    }
    for (const name of Object.keys(withTeam)) {
      if (name !== "selected_team")
        expect(() => readUserJson({ ...withTeam, [name]: undefined }), name).toThrow(TypeError);
    }
  });
});
