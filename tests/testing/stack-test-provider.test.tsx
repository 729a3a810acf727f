import { SignIn, UserButton, useStackApp, useUser } from "@stackkit/next";
import {
  StackTestProvider,
  type StackTestProviderProps,
  type TestTeam,
} from "@stackkit/next/testing/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense, useState } from "react";
import { expect, it, vi } from "vitest";

const treeOf = (children: ReactNode, props: StackTestProviderProps = {}) => (
  <StackTestProvider {...props}>
    <Suspense fallback="waiting">{children}</Suspense>
  </StackTestProvider>
);
/** Hooks that read suspend, so the render is awaited. */
const show = (...tree: Parameters<typeof treeOf>) => act(async () => render(treeOf(...tree)));

function Name() {
  const user = useUser();
  return (
    <p>{user === null ? "nobody" : `${user.displayName} ${user.selectedTeam?.displayName}`}</p>
  );
}

it("gives the user at once, and no request leaves", async () => {
  const fetch = vi.spyOn(globalThis, "fetch");
  render(treeOf(<Name />, { user: { displayName: "Ada" } }));
  expect(screen.getByText("Ada undefined")).toBeDefined();
  cleanup();
  render(treeOf(<Name />));
  expect(screen.getByText("nobody")).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});

const ENGINES: TestTeam = { id: "8f2b1c9e-2c3d-4f5a-9b6c-7d8e9f0a1b2c", displayName: "Engines" };

function Editor() {
  const user = useUser({ or: "throw" });
  const teams = user.useTeams();
  const channels = user.useContactChannels();
  const mayEdit = user.usePermission(teams[0] ?? { id: "" }, "edit") !== null;
  const mayDelete = user.usePermission("delete") !== null;
  return (
    <>
      <Name />
      <p>{`${teams.length} ${channels[0]?.value} ${mayEdit} ${mayDelete}`}</p>
      <button
        type="button"
        onClick={() => user.update({ displayName: "Grace", selectedTeamId: ENGINES.id ?? null })}
      >
        Rename
      </button>
    </>
  );
}

it("answers reads of what was given, and updates of the user", async () => {
  await show(<Editor />, {
    user: { displayName: "Ada", primaryEmail: "ada@example.com" },
    teams: [ENGINES],
    permissions: ["edit"],
  });
  expect(await screen.findByText("1 ada@example.com true false")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Rename" }));
  expect(await screen.findByText("Grace Engines")).toBeDefined();
});

it("signs out", async () => {
  function SignOut() {
    const app = useStackApp();
    return (
      <button type="button" onClick={() => app.signOut()}>{`Leave ${app.urls.handler}`}</button>
    );
  }
  await show(
    <>
      <Name />
      <SignOut />
    </>,
    { user: { displayName: "Ada" } },
  );
  fireEvent.click(screen.getByRole("button", { name: "Leave /handler" }));
  expect(await screen.findByText("nobody")).toBeDefined();
});

function Remover() {
  const user = useUser();
  const [said, say] = useState("");
  const remove = async () => {
    await user?.delete().then(
      () => say("gone"),
      (error: Error) => say(error.message),
    );
  };
  return (
    <button type="button" onClick={remove}>
      {said || "Delete"}
    </button>
  );
}

it("names the call that has no answer, and takes one from respond", async () => {
  await show(<Remover />, { user: {} });
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(
    await screen.findByText(/DELETE \/users\/me, but StackTestProvider has no answer for it/),
  ).toBeDefined();
  cleanup();
  const respond = vi.fn(({ method }: Request) =>
    method === "DELETE" ? Response.json({ success: true }) : undefined,
  );
  await show(<Remover />, { user: {}, respond });
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("gone")).toBeDefined();
  expect(respond).toHaveBeenCalled();
});

it("shows the kit's components, in the given language", async () => {
  await show(<UserButton />, { user: { displayName: "Ada" }, lang: "de" });
  expect(await screen.findByRole("button", { name: /^Kontomenü/ })).toBeDefined();
  cleanup();
  await show(<SignIn />);
  expect(await screen.findByLabelText("Email")).toBeDefined();
});
