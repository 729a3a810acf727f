import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { JobProgress } from "../../console/src/users/job-progress.js";
import { asAdmin, showInConsole } from "./stage.js";

it("a job is paused and goes on by one button, which keeps the focus", async () => {
  const job = {
    id: "00000000-0000-4000-8000-000000000001",
    kind: "delete",
    state: "running",
    total: 10,
    done: 2,
    failed: 0,
    filter: "",
    team_id: null,
    format: null,
    has_hashes: false,
    created_at_millis: 1,
    updated_at_millis: 1,
    finished_at_millis: null,
    created_by: null,
  };
  await showInConsole(asAdmin(<JobProgress jobId={job.id} />), ({ method, body }) => {
    if (method === "PATCH") Object.assign(job, JSON.parse(body ?? "{}"));
    return Response.json(job);
  });
  for (const [words, next] of [
    ["Pause", "Go on"],
    ["Go on", "Pause"],
  ] as const) {
    const button = await screen.findByRole("button", { name: words });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(await screen.findByRole("button", { name: next })).toBe(document.activeElement);
  }
});
