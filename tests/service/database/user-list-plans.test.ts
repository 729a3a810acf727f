import { beforeAll, expect, it } from "vitest";
import { countUsersOf } from "../../../service/src/users/count-users.js";
import type { UserFilter } from "../../../service/src/users/facets.js";
import { findUserPlaces } from "../../../service/src/users/find-user-places.js";
import { rangeOf } from "../../../service/src/users/user-order.js";
import type { UserOrder } from "../../../src/protocol/records/user-list.js";
import { peopledProject } from "../../support/people.js";
import { explain, type Statement } from "../../support/plans.js";

let statements: Statement[] = [];
const home = peopledProject({}, { onStatement: (statement) => statements.push(statement) });

beforeAll(async () => {
  for (const name of ["Ada Lovelace", "Grace Hopper"])
    await home.project.user({ display_name: name, primary_email: `${name.slice(0, 3)}@a.example` });
});

async function plansOf(run: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await run();
  return explain(home.project.service.context.db, [...statements]);
}

const find = (filter: UserFilter, order: UserOrder, desc: boolean) => {
  const { service, id } = home.project;
  const from = order === "displayName" ? { key: "a", id: "b" } : { key: 1, id: "b" };
  const range = rangeOf(filter, order, desc);
  return () => findUserPlaces(service.context.db, id, filter, range, { from, limit: 51 });
};

const INDEXES = {
  signedUpAt: "users_by_sign_up",
  lastActiveAt: "users_by_activity",
  displayName: "users_by_name",
} as const;
const READS_A_TABLE = /^SCAN (?:users|contact_channels|name_parts)\b|Seq Scan|TEMP B-TREE|Sort /m;

it.each(
  Object.entries(INDEXES).flatMap(([order, index]) =>
    [false, true].map((desc) => [order as UserOrder, desc, index] as const),
  ),
)(
  "a filter by %s (newest first: %s) reads the index of its order alone",
  async (order, desc, index) => {
    const filter = { verified: false, onlyMethod: "password", secondFactor: false } as const;
    const plans = await plansOf(find(filter, order, desc));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(
        new RegExp(`COVERING INDEX ${index}|Index Only Scan (?:Backward )?using ${index}`),
      );
      expect(plan).not.toMatch(READS_A_TABLE);
    }
  },
);

it("part of a name is looked for in the index of the order by sign-up", async () => {
  const [plan = ""] = await plansOf(find({ query: "ovel" }, "signedUpAt", true));
  expect(plan).toMatch(/COVERING INDEX users_by_sign_up|Index Only Scan .*users_by_sign_up/);
});

it("a prefix is found by the indexes of addresses, names and words of names", async () => {
  const [plan = ""] = await plansOf(find({ query: "lov", match: "prefix" }, "signedUpAt", true));
  expect(plan).not.toMatch(/^SCAN (?:users|contact_channels|name_parts)\b|Seq Scan/m);
  const bounds = /users_by_name|name_parts_pkey|autoindex_name_parts|contact_channels_by_/g;
  expect(plan.match(bounds)).toHaveLength(3);
  expect(plan).toMatch(/part>\? AND part<\?|part >= 'lov'::text\) AND \(part </);
  expect(plan).toMatch(
    /sort_name>\? AND sort_name<\?|sort_name >= 'lov'::text\) AND \(sort_name </,
  );
});

it("a count reads an index alone", async () => {
  const { service, id } = home.project;
  const count = () => countUsersOf(service.context.db, id, { onlyMethod: "password" }, true);
  const [plan] = await plansOf(count);
  expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
});
