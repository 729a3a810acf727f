import { expect, it, vi } from "vitest";
import { en } from "../../src/messages/en.js";
import { loadGroup, loadMessages } from "../../src/messages/load-messages.js";
import { TEXT_COUNTS } from "../../src/messages/text-counts.js";

/** German without one text of the sign-in page. */
vi.mock("../../src/messages/de/sign-in.js", async (original) => {
  const { signIn } = await original<typeof import("../../src/messages/de/sign-in.js")>();
  const { "signIn.title": _, ...rest } = signIn;
  return { signIn: rest };
});

it("a text that a language lacks is shown in English, and the others as they are", async () => {
  const { signIn = await loadGroup("de", "signIn") } = await loadMessages("de", ["signIn"]);
  expect(signIn["signIn.title"]).toBe(en.signIn["signIn.title"]);
  expect(signIn["signUp.title"]).not.toBe(en.signIn["signUp.title"]);
});

it("an app's own words replace it too", async () => {
  const own = { [en.signIn["signIn.title"]]: "Welcome back" };
  expect((await loadMessages("de", ["signIn"], own)).signIn?.["signIn.title"]).toBe("Welcome back");
});

it("the numbers of texts are those of English", () => {
  const counts = Object.entries(en).map(([group, texts]) => [group, Object.keys(texts).length]);
  expect(TEXT_COUNTS).toEqual(Object.fromEntries(counts));
});
