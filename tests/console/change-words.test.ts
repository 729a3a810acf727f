import { expect, it } from "vitest";
import { wordsOfChange } from "../../console/src/activity/change-words.js";
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
