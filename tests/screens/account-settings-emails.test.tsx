import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { Auth } from "../../src/screens/account-settings/auth/auth.js";
import { newEmail } from "../support/addresses.js";
import { addAddress } from "./add-address.js";
import { choose, inDialog, isSaid, press, pressInDialog, startStage, type } from "./stage.js";

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/account-settings/auth/second-factor/totp-set-up.js"),
    import("../../src/screens/account-settings/auth/second-factor/totp-turn-off.js"),
  ]),
);

const stage = startStage();

const open = () => stage.show((account) => <Auth account={account} />);
const item = (name: string) => screen.getAllByRole("menuitem", { name, hidden: true });
const addresses = () =>
  screen.getAllByRole("listitem").flatMap(({ textContent }) => textContent ?? []);

interface Channel {
  readonly value: string;
  readonly is_verified: boolean;
  readonly is_primary: boolean;
  readonly used_for_auth: boolean;
}
const readChannels = async (): Promise<Channel[]> =>
  (await stage.server("GET", `/contact-channels?user_id=${stage.me.id}`)).items;

describe("the email addresses", () => {
  it("say how each stands", async () => {
    const other = await addAddress(stage);
    await open();
    expect(addresses()[0]).toMatch(new RegExp(`^${stage.me.email}PrimaryVerifiedSign-in address`));
    expect(addresses()[1]).toMatch(new RegExp(`^${other}Not verified`));
  });

  it("show that there are none", async () => {
    const [{ id }] = (await stage.server("GET", `/contact-channels?user_id=${stage.me.id}`)).items;
    await stage.server("DELETE", `/contact-channels/${stage.me.id}/${id}`);
    await open();
    expect(screen.getByText(/You don't have an email address yet/)).toBeTruthy();
  });

  it("a new one is added, not yet used to sign in, and a link that verifies it is mailed", async () => {
    await open();
    const value = newEmail();
    type("New email address", ` ${value} `);
    await press("Add address");
    await isSaid(new RegExp(`Added ${value}`));
    expect((await readChannels()).find((channel) => channel.value === value)).toMatchObject({
      used_for_auth: false,
      is_verified: false,
    });
    const { db } = stage.project.service.context;
    const mails = await db
      .selectFrom("mails")
      .select("recipient")
      .where("recipient_canonical", "=", value)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it("one that is there already, in whichever case, is not sent", async () => {
    await open();
    type("New email address", stage.me.email.toUpperCase());
    await press("Add address");
    await isSaid("You've already added this address.");
    expect(await readChannels()).toHaveLength(1);
  });

  it("one of another account can be added, but not used to sign in", async () => {
    const { email } = await stage.createPerson();
    await addAddress(stage, { value: email, is_verified: true });
    await open();
    choose("Use for sign-in");
    await isSaid(/Another account already signs in/);
    expect(screen.getAllByText("Sign-in address")).toHaveLength(1);
  });

  it("an unverified one can be neither primary nor used to sign in, but verified and removed", async () => {
    await addAddress(stage);
    await open();
    const off = (name: string) => item(name).at(-1)?.getAttribute("aria-disabled");
    expect([
      off("Make primary"),
      off("Use for sign-in"),
      off("Send verification email"),
      off("Remove address"),
    ]).toEqual(["true", "true", null, "false"]);
  });

  it("the last way in can be neither removed nor stopped, and says why", async () => {
    await open();
    expect(screen.getByText(/You sign in with this address/)).toBeTruthy();
    expect([
      item("Stop using for sign-in")[0]?.getAttribute("aria-disabled"),
      item("Remove address")[0]?.getAttribute("aria-disabled"),
    ]).toEqual(["true", "true"]);
    choose("Remove address");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("one of several can be removed, once it is confirmed", async () => {
    const old = await addAddress(stage, { is_verified: true });
    await open();
    act(() => item("Remove address")[1]?.click());
    expect(inDialog().getByRole("heading").textContent).toBe(`Remove ${old}?`);
    pressInDialog("Remove address");
    await isSaid(`Removed ${old}.`);
    expect(screen.queryByText(old)).toBeNull();
    expect(await readChannels()).toHaveLength(1);
  });

  it("a change that fails is taken back and said", async () => {
    await addAddress(stage, { is_verified: true });
    await open();
    stage.fault({ path: /contact-channels/, method: "PATCH", effect: "drop" });
    choose("Use for sign-in");
    expect(screen.getAllByText("Sign-in address")).toHaveLength(2);
    await isSaid(/Couldn't save, so we put it back\. This app isn't responding right now/);
    expect(screen.getAllByText("Sign-in address")).toHaveLength(1);
  });

  it("another primary address can be undone", async () => {
    const other = await addAddress(stage, { is_verified: true });
    await open();
    choose("Make primary");
    await isSaid(`${other} is now your primary address.`);
    await press("Undo");
    await isSaid("Change undone");
    await waitFor(async () =>
      expect((await readChannels()).find(({ is_primary }) => is_primary)?.value).toBe(
        stage.me.email,
      ),
    );
    const ownRow = screen.getByText(stage.me.email).closest("li");
    await waitFor(() => expect(ownRow?.textContent).toContain("Primary"));
    expect(screen.getAllByText("Primary")).toHaveLength(1);
  });

  it("have a switch for news, once the app has sent any", async () => {
    await open();
    expect(screen.queryByRole("switch", { name: "News and offers" })).toBeNull();
    await stage.server("POST", "/emails/send-email", {
      user_ids: [stage.me.id],
      subject: "Offer",
      html: "<p>Offer</p>",
      notification_category_name: "Marketing",
    });
    await stage.signIn(stage.me);
    await open();
    const news = await screen.findByRole<HTMLInputElement>("switch", { name: "News and offers" });
    expect(news.checked).toBe(true);
    await act(async () => news.click());
    await isSaid("You don't get news and offers any more.");
    const path = `/emails/notification-preference/${stage.me.id}`;
    const readNews = async () => (await stage.server("GET", path)).items[1].enabled;
    expect([news.checked, await readNews()]).toEqual([false, false]);
    await act(async () => news.click());
    await isSaid("You get news and offers.");
    expect(await readNews()).toBe(true);
  });
});
