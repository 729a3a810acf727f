import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Activity } from "../../src/screens/account-settings/activity/activity.js";
import { wordsOf } from "../../src/screens/account-settings/activity/event-words.js";
import { mailTo } from "../support/mailbox.js";
import { isSaid, press, pressInDialog, startStage } from "./stage.js";

const stage = startStage({
  domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }],
});
const open = () => stage.show((account) => <Activity account={account} />);
const signInWrongly = () =>
  stage.project.signIn({ email: stage.me.email, password: "a wrong password" });
const flush = () => stage.project.service.context.authEvents.flush();

describe("the security activity", () => {
  it("shows what happened, newest first, in pages", async () => {
    for (let count = 0; count < 22; count++) await signInWrongly();
    await flush();
    await open();
    await waitFor(() => expect(screen.getAllByText("Failed attempt")).toHaveLength(20));
    await press("Show more");
    await waitFor(() => expect(screen.getAllByText("Failed attempt")).toHaveLength(22));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says that further events did not load, keeps the others, and goes on at the new ones", async () => {
    for (let count = 0; count < 22; count++) await signInWrongly();
    await flush();
    await open();
    await waitFor(() => expect(screen.getAllByText("Failed attempt")).toHaveLength(20));
    stage.fault({ path: /activity$/, method: "GET", effect: 500 });
    await press("Show more");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn't load this section.",
    );
    expect(screen.getAllByText("Failed attempt")).toHaveLength(20);
    stage.endFaults();
    await press("Try again");
    await waitFor(() => expect(screen.getAllByText("Failed attempt")).toHaveLength(22));
    expect(document.activeElement?.textContent).toContain("Failed attempt");
  });

  it("says that nothing happened", async () => {
    await flush();
    await stage.project.service.context.db
      .deleteFrom("auth_events")
      .where("project_id", "=", stage.project.id)
      .execute();
    await open();
    expect(screen.getByText("Nothing in the last 30 days.")).toBeTruthy();
  });

  it("secures the account of someone who says that it was not them", async () => {
    await stage.server("POST", "/auth/sessions", { user_id: stage.me.id });
    await signInWrongly();
    await flush();
    await open();
    act(() => screen.getByRole("button", { name: /^This wasn't me, Failed attempt/ }).click());
    pressInDialog("Secure account");
    await isSaid("The other devices are signed out. Open the link that we emailed you.");
    const { items } = await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`);
    expect(items).toHaveLength(1);
    const mail = await mailTo(stage.project, stage.me.email, "activity_reported");
    expect(mail.links.some((link) => link.includes("/not-me"))).toBe(true);
  });
});

describe("the words of an event", () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof wordsOf>[1];
  const done = { outcome: "done" } as const;

  it("name what a change was about", () => {
    expect(wordsOf({ type: "protection", method: "passkey_added", ...done }, t)).toEqual({
      name: "auth.passkeyTitle: activity.added",
      about: undefined,
    });
  });

  it("show a change that a newer service knows by its name", () => {
    expect(wordsOf({ type: "protection", method: "api_key_made", ...done }, t)).toEqual({
      name: "activity.changed",
      about: "api key made",
    });
  });

  it("tell a refusal from a failure", () => {
    const signIn = { type: "sign-in", method: "password" } as const;
    expect(wordsOf({ ...signIn, outcome: "refused" }, t).name).toBe("activity.refused");
    expect(wordsOf({ ...signIn, outcome: "failed" }, t).name).toBe("activity.failed");
    expect(wordsOf({ ...signIn, outcome: "asked" }, t).name).toBe("activity.asked");
  });
});
