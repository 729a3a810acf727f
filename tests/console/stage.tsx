import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { ProjectContext, type Role } from "../../console/src/api/project.js";
import { type ConsoleSession, SessionContext } from "../../console/src/sign-in/session.js";
import { StepUpProvider } from "../../console/src/sign-in/step-up.js";
import { createFakeFetch } from "../support/fake-fetch.js";

// jsdom shows no modal dialogs, scrolls and measures nothing.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView ??= () => {};

const SHOP = { id: "p", displayName: "Shop", role: "viewer" } as const;

/** An administrator who has this role in the shop alone. */
const sessionOf = (role: Role): ConsoleSession => ({
  administrator: { id: "1", displayName: null, primaryEmail: "olive@example.com" },
  factors: [],
  projects: [{ ...SHOP, role }],
  service: { url: "https://auth.example.com", isInApp: false },
  signOut: () => {},
});

/** The same part, in the session of an administrator with this role. */
export const asRole = (role: Role, part: ReactNode): ReactNode => (
  <SessionContext value={sessionOf(role)}>
    <ProjectContext value={{ ...SHOP, role }}>{part}</ProjectContext>
  </SessionContext>
);

/** The same part, in the session of an administrator who may change it. */
export const asAdmin = (part: ReactNode): ReactNode => asRole("admin", part);

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Shows a part of the console to a viewer, with the answers that its calls get, in order. */
export async function showInConsole(
  part: ReactNode,
  ...answers: Parameters<typeof createFakeFetch>
): Promise<ReturnType<typeof createFakeFetch>> {
  const fetch = createFakeFetch(...answers);
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("ResizeObserver", NoObserver);
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ProjectContext value={SHOP}>
          <StepUpProvider>{part}</StepUpProvider>
        </ProjectContext>
      </QueryClientProvider>,
    ),
  );
  return fetch;
}
