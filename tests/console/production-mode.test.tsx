import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DomainsPart } from "../../console/src/settings/domains-part.js";
import { ProjectView } from "../../console/src/settings/project-view.js";
import type { ProjectSettings } from "../../console/src/settings/use-config.js";
import project from "../protocol/fixtures/admin-project.json" with { type: "json" };
import { asAdmin, showInConsole } from "./stage.js";

const noLocks = () => Response.json({ file: null, names: [], role_ids: [] });

it("production mode is called what it is, since the service refuses nothing by it", async () => {
  await showInConsole(asAdmin(<ProjectView />), ({ url }) =>
    url.endsWith("/projects/current") ? Response.json(project) : noLocks(),
  );
  const mode = await screen.findByRole("switch", { name: "Production mode" });
  const hint = document.getElementById(mode.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("It changes and refuses nothing");
});

it("localhost in production mode is advised against, not called impossible", async () => {
  const config = { domains: [], allowLocalhost: false };
  const settings = { isProductionMode: true, config } as unknown as ProjectSettings;
  await showInConsole(asAdmin(<DomainsPart settings={settings} />), noLocks());
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "Trust localhost" })));
  expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain(
    "The project is in production mode, and should not trust localhost then.",
  );
});
