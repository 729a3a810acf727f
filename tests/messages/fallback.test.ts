import { expect, it, vi } from "vitest";
import { TEXT_COUNTS } from "../../src/messages/english-texts.js";
import { loadGroup, loadMessages } from "../../src/messages/load-messages.js";
import type { Texts } from "../../src/messages/message.js";
import { en } from "../support/english.js";

/** German without one text of the sign-in page. */
vi.mock("../../src/messages/de/sign-in.json", async (original) => {
  const { default: texts } = await original<{ default: Texts }>();
  const { "signIn.title": _, ...rest } = texts;
  return { default: rest };
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
