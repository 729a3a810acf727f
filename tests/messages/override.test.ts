import { describe, expect, it } from "vitest";
import { loadGroup, loadMessages } from "../../src/messages/load-messages.js";
import { unknownOverrides } from "../../src/messages/unknown-overrides.js";

describe("an app's own words", () => {
  it("stand wherever the English screen has that text, in every language", async () => {
    const own = { "Sign in to your account": "Welcome back" };
    expect((await loadMessages("en", ["signIn"], own)).signIn?.["signIn.title"]).toBe(
      "Welcome back",
    );
    expect((await loadMessages("de", ["signIn"], own)).signIn?.["signIn.title"]).toBe(
      "Welcome back",
    );
  });

  it("leave every other text alone", async () => {
    const { signIn } = await loadMessages("de", ["signIn"], {
      "Sign in to your account": "Welcome back",
    });
    expect(signIn?.["signUp.title"]).toBe((await loadGroup("de", "signIn"))["signUp.title"]);
  });

  it("can change one form of a plural", async () => {
    const { teams } = await loadMessages("en", ["teams"], { "{count} member": "just you" });
    expect(teams?.["teams.membersCount"]).toEqual({ one: "just you", other: "{count} members" });
  });

  it("apply wherever a screen uses that text", async () => {
    const own = {
      "Sign me in": "x",
      Cancel: "y",
      "Delete account": "Close account",
      "{count} member": "just you",
    };
    expect(await unknownOverrides(own)).toEqual(["Sign me in"]);
  });
});

describe("loading", () => {
  it("reads a group once, so that React can wait for the same promise", () => {
    expect(loadGroup("de", "core")).toBe(loadGroup("de", "core"));
  });

  it("loads only the requested groups", async () => {
    expect(Object.keys(await loadMessages("de", ["core", "signIn"]))).toEqual(["core", "signIn"]);
  });
});
