import { useUser } from "@stackkit/next";
import { act, screen, waitFor } from "@testing-library/react";
import { Suspense, useLayoutEffect, useState, useTransition } from "react";
import { describe, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { serveTestProject } from "../support/service.js";
import { show, signUp } from "./set-up.js";

const project = serveTestProject({}, { port: 0 });

async function visitor() {
  const app = new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
    redirectMethod: "none",
  });
  await signUp(app);
  return { app, user: await app.getUser({ or: "throw" }) };
}

describe("a hook in a transition", () => {
  it("leaves what is shown in its place until the next value is there, and shows no fallback", async () => {
    const { app, user } = await visitor();
    const first = await user.createTeam({ displayName: "Atlas" });
    const second = await user.createTeam({ displayName: "Boreas" });
    await (await user.getTeamProfile(first)).update({ displayName: "Captain" });
    await (await user.getTeamProfile(second)).update({ displayName: "Mate" });
    const fallback = vi.fn();
    // React may try a fallback without showing it: only what was shown has effects.
    const Fallback = () => {
      useLayoutEffect(fallback, []);
      return "waiting";
    };
    const pending: string[] = [];
    function Profile({ id }: { readonly id: string }) {
      return <output>{useUser({ or: "throw" }).useTeamProfile({ id }).displayName}</output>;
    }
    function Chosen() {
      const [id, choose] = useState(first.id);
      const [isPending, start] = useTransition();
      if (isPending) pending.push(screen.getByRole("status").textContent ?? "");
      return (
        <>
          <button type="button" onClick={() => start(() => choose(second.id))}>
            next
          </button>
          <Suspense fallback={<Fallback />}>
            <Profile id={id} />
          </Suspense>
        </>
      );
    }
    await show(app, <Chosen />);
    await waitFor(() => screen.getByText("Captain"));
    fallback.mockClear();
    await act(async () => screen.getByText("next").click());
    await waitFor(() => screen.getByText("Mate"));
    expect(new Set(pending)).toEqual(new Set(["Captain"]));
    expect(fallback).not.toHaveBeenCalled();
  });

  it("is pending for as long as a write that it awaits", async () => {
    const { app } = await visitor();
    const states: boolean[] = [];
    function Name() {
      const user = useUser({ or: "throw" });
      const [isPending, start] = useTransition();
      states.push(isPending);
      return (
        <button type="button" onClick={() => start(() => user.update({ displayName: "Ada" }))}>
          {user.displayName ?? "unnamed"}
        </button>
      );
    }
    await show(app, <Name />);
    const button = await waitFor(() => screen.getByText("unnamed"));
    await act(async () => button.click());
    await waitFor(() => screen.getByText("Ada"));
    await waitFor(() => expect(states.at(-1)).toBe(false));
    expect(states).toContain(true);
  });
});
