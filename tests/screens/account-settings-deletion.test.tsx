import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import {
  inDialog,
  isSaid,
  type Person,
  press,
  pressInDialog,
  startStage,
  typeInDialog,
} from "./stage.js";

const stage = startStage();

const readMe = () => stage.server("GET", `/users/${stage.me.id}`);
const replace = vi.fn();

async function open(): Promise<void> {
  replace.mockClear();
  vi.stubGlobal("location", { ...location, replace });
  await stage.show((account) => <Settings account={account} />);
  await press("Delete account");
  await screen.findByLabelText(/Type delete to confirm/);
}

const confirm = (word = "delete") => {
  typeInDialog(/Type delete to confirm/, word);
  pressInDialog("Delete account");
};
const isDeleted = () =>
  waitFor(() => expect(replace).toHaveBeenCalledWith("/handler/sign-out?deleted=1"));

/** A team that the reader manages alone, with another member. */
async function leadTeam(displayName: string, fields: object = {}): Promise<[string, Person]> {
  const user = await stage.app.getUser({ or: "throw" });
  const { id } = await user.createTeam({ displayName });
  const person = await stage.createPerson({ display_name: "Mary Somerville", ...fields });
  await stage.server("POST", `/team-memberships/${id}/${person.id}`);
  return [id, person];
}
const permissionsOf = async (teamId: string, { id }: Person): Promise<string[]> =>
  (await stage.server("GET", `/team-permissions?team_id=${teamId}&user_id=${id}`)).items.map(
    (permission: { id: string }) => permission.id,
  );

describe("deleting the account", () => {
  it("needs the word, typed exactly, and a page says that it is done", async () => {
    await open();
    confirm("remove");
    expect(inDialog().getByText("Type “delete” exactly.")).toBeTruthy();
    expect((await readMe()).id).toBe(stage.me.id);
    confirm();
    await isDeleted();
    await expect(readMe()).rejects.toThrow("USER_NOT_FOUND");
  });

  it("that fails is said in the dialog, which stays open", async () => {
    await open();
    stage.fault({ path: "/users/me", method: "DELETE", effect: "drop" });
    confirm();
    await isSaid(/This app isn't responding right now/);
    expect(inDialog().getByLabelText(/Type delete to confirm/)).toBeTruthy();
  });

  it("asks who takes over each team that no one else manages", async () => {
    const [atlas, mary] = await leadTeam("Atlas");
    const [kiln, joan] = await leadTeam("The kiln", { display_name: "Joan Clarke" });
    await open();
    expect(inDialog().getByText(/only one who can manage the members of Atlas/)).toBeTruthy();
    confirm();
    const choices = inDialog().getAllByRole("combobox");
    expect(choices.map((choice) => choice.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
    expect((await readMe()).id).toBe(stage.me.id);
    fireEvent.change(choices[0] as Element, { target: { value: mary.id } });
    fireEvent.change(choices[1] as Element, { target: { value: joan.id } });
    confirm();
    await isDeleted();
    expect(await permissionsOf(atlas, mary)).toEqual(["admin"]);
    expect(await permissionsOf(kiln, joan)).toEqual(["admin"]);
  });

  it("gives no role to a successor before another sign-in that it needs", async () => {
    const [atlas, mary] = await leadTeam("Atlas");
    await open();
    await stage.ageSessions();
    fireEvent.change(inDialog().getByRole("combobox"), { target: { value: mary.id } });
    confirm();
    await screen.findByText("Sign in again");
    expect(await permissionsOf(atlas, mary)).toEqual(["member"]);
  });

  it("tells a team's only member that no one can open it afterwards", async () => {
    const user = await stage.app.getUser({ or: "throw" });
    await user.createTeam({ displayName: "Atlas" });
    await open();
    expect(inDialog().getByText(/No one can open Atlas after you leave/)).toBeTruthy();
    confirm();
    await isDeleted();
  });

  it("tells that no one can manage a team in which no member can take over", async () => {
    const [id] = await leadTeam("Atlas");
    const own = `/team-permissions/${id}/${stage.me.id}`;
    await stage.server("POST", `${own}/$remove_members`);
    await stage.server("DELETE", `${own}/admin`);
    await open();
    expect(
      inDialog().getByText("No one will be able to manage the members of Atlas after you leave."),
    ).toBeTruthy();
    confirm();
    await isDeleted();
  });

  it("can be tried again if its effects cannot be loaded", async () => {
    await stage.show((account) => <Settings account={account} />);
    const end = stage.fault({ path: /dependent-teams/, effect: "drop" });
    await press("Delete account");
    const again = await screen.findByRole("button", { name: "Try again" });
    end();
    fireEvent.click(again);
    expect(await screen.findByLabelText(/Type delete to confirm/)).toBeTruthy();
  });
});

describe("a project that does not let people delete their account", () => {
  const closed = startStage({ clientUserDeletionEnabled: false });

  it("does not speak of it", async () => {
    await closed.show((account) => <Settings account={account} />);
    expect(screen.getByText("Language")).toBeTruthy();
    expect(screen.queryByText("Delete account")).toBeNull();
  });
});
