import { expect, it } from "vitest";
import { estimateStrength } from "../../src/screens/forms/password-strength.js";

const strengthOf = (password: string, ...addresses: string[]) =>
  estimateStrength(password, addresses);

it.each([
  ["password123", "common"],
  ["P4$$w0rd!", "common"],
  ["Summer2025!", "common"],
  ["iloveyou2", "common"],
  ["qwertyuiop", "pattern"],
  ["poiuytrewq", "pattern"],
  ["abcdefgh12345678", "pattern"],
  ["aaaaaaaaaaaaaaaaaaaa", "pattern"],
  ["xkxkxkxkxkxkxkxkxkxkxkxk", "pattern"],
  ["gkwpzmra", "weak"],
  ["Tr0ub4dor&3", "fair"],
  ["gkwpzmravd", "fair"],
  ["correct horse battery", "strong"],
  ["xK9$mQ2pLw7!", "strong"],
  ["дорога лошадь", "strong"],
])("estimates %s as %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

it("takes the parts of an address out of a password", () => {
  expect(strengthOf("ada.lovelace@example.com", "Ada.Lovelace@example.com")).toBe("own");
  expect(strengthOf("AdaLovelace99", "ada.lovelace@example.com")).toBe("own");
  expect(strengthOf("lovelace", "ada.lovelace@example.com")).toBe("own");
  expect(strengthOf("lovelace", "grace@example.com")).not.toBe("own");
});

it("takes a long password with an address in it as hard to guess", () => {
  expect(strengthOf("lovelace wants nine quiet boats", "ada.lovelace@example.com")).toBe("strong");
});

it("takes no time for the longest password", () => {
  const before = performance.now();
  for (const text of ["ab", "a", "abc1", "zq"]) strengthOf(text.repeat(35).slice(0, 70));
  expect(performance.now() - before).toBeLessThan(200);
});
