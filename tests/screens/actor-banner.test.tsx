import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ActorBanner } from "../../src/screens/components/actor-banner.js";
import { StackTestProvider } from "../../src/testing/stack-test-provider.js";

type Given = Parameters<typeof StackTestProvider>[0];

const show = (user: Given["user"], respond?: Given["respond"]) =>
  act(async () =>
    render(
      <StackTestProvider user={user} respond={respond}>
        <ActorBanner />
      </StackTestProvider>,
    ),
  );

describe("the banner of a session in which another person acts", () => {
  it("says as whom an administrator is signed in, and why, and stops", async () => {
    await show({
      displayName: "Ada",
      actor: { type: "admin", id: "staff-1", reason: "Ticket 7" },
    });
    const banner = await screen.findByRole("region", { name: "You're signed in as Ada." });
    expect(banner.textContent).toContain("Reason: Ticket 7");
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
  });

  it("says that it could not stop, and lets the person try again", async () => {
    const actor = { type: "admin", id: "staff-1", reason: null } as const;
    await show({ displayName: "Ada", actor }, ({ method }) =>
      method === "DELETE" ? new Response(null, { status: 500 }) : undefined,
    );
    act(() => screen.getByRole("button", { name: "Stop" }).click());
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
    const stop = screen.getByRole("button", { name: "Stop" });
    await waitFor(() => expect(stop.getAttribute("aria-busy")).toBeNull());
  });

  it("says that a program acts, by the address of a person without a name", async () => {
    await show({
      primaryEmail: "ada@example.com",
      actor: { type: "agent", id: "assistant", reason: null },
    });
    const banner = await screen.findByRole("region");
    expect(banner.textContent).toBe("A program is signed in as ada@example.com. Stop");
  });

  it("shows nothing in people's own sessions", async () => {
    await show({ displayName: "Ada" });
    expect(document.querySelector(".stk-banner")).toBeNull();
  });
});
