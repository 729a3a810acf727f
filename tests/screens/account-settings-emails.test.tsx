import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import {
  ada,
  behind,
  change,
  channel,
  choose,
  inDialog,
  isSaid,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  type,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/account-settings/auth/second-factor/totp-set-up.js"),
    import("../../src/screens/account-settings/auth/second-factor/totp-turn-off.js"),
  ]),
);
beforeEach(resetStage);
afterEach(cleanup);

const account = () => behind.account ?? ada();
const open = () => show(<Auth account={account()} />);
const item = (name: string) => screen.getAllByRole("menuitem", { name, hidden: true });
const own = channel("ada@example.com", { isPrimary: true, isVerified: true, usedForAuth: true });

describe("the email addresses", () => {
  it("say how each stands", () => {
    change((rows) => (rows.channels = [own, channel("new@example.com")]));
    open();
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^ada@example\.comPrimaryVerifiedSign-in address/);
    expect(rows[1]).toMatch(/^new@example\.comNot verified/);
  });

  it("show that there are none", () => {
    change((rows) => (rows.channels = []));
    open();
    expect(screen.getByText(/You don't have an email address yet/)).toBeTruthy();
  });

  it("a new one is added, not yet used to sign in, and a link that verifies it is mailed", async () => {
    const added = channel("new@example.com");
    behind.account = ada({ createContactChannel: vi.fn(async () => added) });
    open();
    type("New email address", " new@example.com ");
    press("Add address");
    await isSaid(/Added new@example\.com/);
    expect(account().createContactChannel).toHaveBeenCalledWith({
      type: "email",
      value: "new@example.com",
      usedForAuth: false,
    });
    expect(added.sendVerificationEmail).toHaveBeenCalledOnce();
  });

  it("one that is there already, in whichever case, is not sent", async () => {
    open();
    type("New email address", "ADA@example.com");
    press("Add address");
    await isSaid("You've already added this address.");
    expect(account().createContactChannel).not.toHaveBeenCalled();
  });

  it("one of another account says so under its field", async () => {
    behind.account = ada({
      createContactChannel: vi
        .fn()
        .mockRejectedValue(refusal("CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE")),
    });
    open();
    type("New email address", "taken@example.com");
    press("Add address");
    await isSaid(/Another account already signs in/);
    expect(document.activeElement).toBe(screen.getByLabelText("New email address"));
  });

  it("an unverified one can be neither primary nor used to sign in, but verified and removed", () => {
    change((rows) => (rows.channels = [own, channel("new@example.com")]));
    open();
    const off = (name: string) => item(name).at(-1)?.getAttribute("aria-disabled");
    expect([
      off("Make primary"),
      off("Use for sign-in"),
      off("Send verification email"),
      off("Remove address"),
    ]).toEqual(["true", "true", null, "false"]);
  });

  it("the last way in can be neither removed nor stopped, and says why", () => {
    open();
    expect(screen.getByText(/This is your only way to sign in/)).toBeTruthy();
    expect([
      item("Stop using for sign-in")[0]?.getAttribute("aria-disabled"),
      item("Remove address")[0]?.getAttribute("aria-disabled"),
    ]).toEqual(["true", "true"]);
    choose("Remove address");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("one of several can be removed, once it is confirmed", async () => {
    change((rows) => (rows.channels = [own, channel("old@example.com", { isVerified: true })]));
    open();
    act(() => item("Remove address")[1]?.click());
    expect(inDialog().getByRole("heading").textContent).toBe("Remove old@example.com?");
    pressInDialog("Remove address");
    await isSaid("Removed old@example.com.");
    expect(screen.queryByText("old@example.com")).toBeNull();
  });

  it("a change that fails is taken back and said", async () => {
    const other = channel("other@example.com", {
      isVerified: true,
      update: vi.fn().mockRejectedValue(refusal("NETWORK_ERROR")),
    });
    change((rows) => (rows.channels = [own, other]));
    open();
    choose("Use for sign-in");
    expect(screen.getAllByText("Sign-in address")).toHaveLength(2);
    await isSaid(/Couldn't save, so we put it back\. This app isn't responding right now/);
    expect(screen.getAllByText("Sign-in address")).toHaveLength(1);
  });

  it("another primary address can be undone", async () => {
    const first = channel("ada@example.com", {
      isPrimary: true,
      isVerified: true,
      usedForAuth: true,
    });
    change((rows) => (rows.channels = [first, channel("other@example.com", { isVerified: true })]));
    open();
    choose("Make primary");
    await isSaid("other@example.com is now your primary address.");
    press("Undo");
    await isSaid("Change undone");
    expect(first.update).toHaveBeenCalledWith({ isPrimary: true });
  });
});
