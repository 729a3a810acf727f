import type { Service } from "@stackkit/service";
import { expect, it } from "vitest";
import {
  checkStatement,
  findUnscopedTables,
  requireProjectIds,
} from "../../support/project-scope.js";

it.each([
  ['select * from "users" where "id" = ?', ["users"]],
  ['select * from "users" where "project_id" = ? and "id" = ?', []],
  ['delete from "sessions" where "user_id" = ?', ["sessions"]],
  ['update "teams" set "display_name" = ? where "id" = ?', ["teams"]],
  [
    'select * from "memberships" as "m" join "users" as "u" on "u"."id" = "m"."user_id" ' +
      'where "m"."project_id" = ?',
    ["memberships", "users"],
  ],
  [
    'select * from "memberships" as "m" join "users" as "u" on "u"."project_id" = ' +
      '"m"."project_id" where "m"."project_id" = ?',
    [],
  ],
  ['insert into "users" ("project_id") values (?)', []],
  ['select "name" from "mails" where "id" = ?', []],
])("a statement names its project for each table: %s", (statement, tables) => {
  expect(findUnscopedTables(statement)).toEqual(tables);
});

it("a service fails to stop after a request that forgot its project", async () => {
  const stop = async () => {};
  const service = requireProjectIds({
    fetch: async () => {
      checkStatement('select * from "users"');
      return new Response();
    },
    stop,
  } as Partial<Service> as Service);
  await service.fetch(new Request("http://service.localhost"));
  await expect(service.stop()).rejects.toThrow('select * from "users"');
});
