import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { ProjectContext } from "../../console/src/api/project.js";
import { StepUpProvider } from "../../console/src/sign-in/step-up.js";
import { createFakeFetch } from "../support/fake-fetch.js";

// jsdom shows no modal dialogs, and measures nothing.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

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
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ProjectContext value={{ id: "p", displayName: "Shop", role: "viewer" }}>
          <StepUpProvider>{part}</StepUpProvider>
        </ProjectContext>
      </QueryClientProvider>,
    ),
  );
  return fetch;
}
