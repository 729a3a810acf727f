import { StackTestProvider } from "@stackkit/next/testing/react";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { Teams } from "../components/teams";

it("shows the teams of the user", async () => {
  // Hooks that read suspend, so the render is awaited.
  await act(async () =>
    render(
      <StackTestProvider
        user={{ displayName: "Ada" }}
        teams={[{ displayName: "Engines" }]}
        permissions={["invite"]}
      >
        <Suspense>
          <Teams />
        </Suspense>
      </StackTestProvider>,
    ),
  );
  expect(await screen.findByText("Engines")).toBeDefined();
  expect(screen.getByRole("heading").textContent).toBe("Ada");
  expect(screen.getByRole("button", { name: "Invite" })).toBeDefined();
});
