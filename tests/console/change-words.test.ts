import { expect, it } from "vitest";
import { callOf, wordsOfChange } from "../../console/src/activity/change-words.js";
import { operations } from "../../src/protocol/index.js";

it("every change that the audit may keep is said in words", () => {
  const changes = Object.values(operations)
    .flatMap((group) => Object.values(group))
    .filter(({ method, touches }) => method !== "GET" && touches.length > 0);
  expect(changes.length).toBeGreaterThan(50);
  const wordless = changes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => wordsOfChange(operation) === undefined);
  expect(wordless).toEqual([]);
});

it("acting as a user is said as such", () => {
  const { method, path } = operations.sessions.createActingLink;
  expect(wordsOfChange(`${method} ${path}`)).toBe("Made a link to act as a user");
});

it.each([
  ["DELETE /users/{user_id}", "/users/1", "DELETE /users/1"],
  // Of a job, which deleted no user.
  ["DELETE /auth/sessions", "/users/1", "DELETE /auth/sessions of /users/1"],
  [
    "console invite administrator",
    "/administrators/1",
    "console invite administrator /administrators/1",
  ],
])("%s of %s is shown as what it was", (operation, subject, shown) => {
  expect(callOf({ operation, subject })).toBe(shown);
});
