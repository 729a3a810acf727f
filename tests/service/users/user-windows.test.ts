import { beforeAll, expect, it } from "vitest";
import { findUserPlaces } from "../../../service/src/users/find-user-places.js";
import { rangeOf } from "../../../service/src/users/user-order.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();

/** More than the first window holds. */
const USERS = 5000;
const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;

beforeAll(async () => {
  const { project } = home;
  const rows = Array.from({ length: USERS }, (_, number) => ({
    project_id: project.id,
    id: idOf(number),
    display_name: null,
    profile_image_url: null,
    client_metadata: "null",
    client_read_only_metadata: "null",
    server_metadata: "null",
    // An import: all have signed up at the same time, but for the last ones.
    signed_up_at: number < USERS - 100 ? 1000 : 1000 + number,
    last_active_at: number,
    password_hash: null,
    otp_auth_enabled: 0,
    totp_secret: null,
    requires_totp: number % 1000 === 999 ? 1 : 0,
    totp_last_step: null,
    is_anonymous: 0,
    selected_team_id: null,
    locale: null,
    search_text: "",
  }));
  for (let from = 0; from < USERS; from += 500)
    await project.service.context.db
      .insertInto("users")
      .values(rows.slice(from, from + 500) as never)
      .execute();
});

const WITH_SECOND_FACTOR = [999, 1999, 2999, 3999, 4999].map(idOf);

it.each([
  ["signedUpAt", false],
  ["signedUpAt", true],
  ["lastActiveAt", false],
  ["lastActiveAt", true],
  ["displayName", true],
] as const)("rare users are found over several windows by %s (desc: %s)", async (order, desc) => {
  const { service, id } = home.project;
  const filter = { secondFactor: true };
  const range = rangeOf(filter, order, desc);
  const places = await findUserPlaces(service.context.db, id, filter, range, { limit: 10 });
  const expected = desc ? [...WITH_SECOND_FACTOR].reverse() : WITH_SECOND_FACTOR;
  expect(places.map((place) => place.id)).toEqual(expected);
  const rest = await findUserPlaces(service.context.db, id, filter, range, {
    from: places[2],
    limit: 10,
  });
  expect(rest.map((place) => place.id)).toEqual(expected.slice(2));
});
