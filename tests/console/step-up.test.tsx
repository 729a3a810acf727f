import { operations } from "@stackkit/next/protocol";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useChange } from "../../console/src/api/queries.js";
import { SESSION_KEY } from "../../console/src/sign-in/session-api.js";
import { StepUpProvider } from "../../console/src/sign-in/step-up.js";
import { Button } from "../../console/src/ui/button.js";
import { Toasts } from "../../console/src/ui/toast.js";
import { createFakeFetch, type Sent } from "../support/fake-fetch.js";
import { asAdmin } from "./stage.js";

const STALE = "FRESH_SESSION_REQUIRED";

const TOKENS = { access_token: "a", refresh_token: "r", user_id: "u" };

const sessionOf = (id: string) => ({
  state: "signed-in",
  administrator: { id, display_name: null, primary_email: `${id}@example.com` },
  projects: [],
});

function Delete() {
  const { mutate } = useChange(operations.teams.delete);
  return <Button onClick={() => mutate({ params: { team_id: "t" } })}>Delete</Button>;
}

/** Deletes a team, and proves as this administrator. Gives how often the deletion was sent. */
async function deleteAs(id: string) {
  const answerOf = ({ url, method }: Sent) => {
    if (url.endsWith("/session")) return Response.json(sessionOf(id));
    if (method !== "DELETE") return Response.json(TOKENS);
    return deletions() > 1
      ? Response.json({ success: true })
      : new Response(JSON.stringify({ code: STALE, error: STALE }), {
          status: 403,
          headers: { "x-stack-known-error": STALE },
        });
  };
  const fetch = createFakeFetch(answerOf);
  const deletions = () => fetch.sent.filter(({ method }) => method === "DELETE").length;
  vi.stubGlobal("fetch", fetch);
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, sessionOf("1"));
  render(
    <QueryClientProvider client={client}>
      <Toasts>
        {asAdmin(
          <StepUpProvider>
            <Delete />
          </StepUpProvider>,
        )}
      </Toasts>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText("Delete"));
  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "p" } });
  await act(async () => fireEvent.click(screen.getByText("Sign in")));
  await vi.waitFor(() => expect(screen.queryByText("Is it still you?")).toBeNull());
  return { deletions, client };
}

it("a change waits for its administrator, and is made then", async () => {
  const { deletions } = await deleteAs("1");
  await vi.waitFor(() => expect(deletions()).toBe(2));
});

it("a change is not made for another administrator, whom the console follows", async () => {
  const { deletions, client } = await deleteAs("2");
  const words = "You’re now signed in as 2@example.com. The change wasn’t made.";
  expect(await screen.findByText(words)).toBeDefined();
  expect(client.getQueryData(SESSION_KEY)).toBeUndefined();
  expect(deletions()).toBe(1);
});
