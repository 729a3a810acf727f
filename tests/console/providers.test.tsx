import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProvidersPart } from "../../console/src/settings/providers-part.js";
import type { ProjectSettings } from "../../console/src/settings/use-config.js";
import { asAdmin, showInConsole } from "./stage.js";

const google = { id: "google", enabled: true, type: "standard", clientId: "i", clientSecret: "s" };
const settings = { config: { oauthProviders: [google] } } as unknown as ProjectSettings;

it("offers no removal of a provider, which the service refuses", async () => {
  await showInConsole(asAdmin(<ProvidersPart settings={settings} />), Response.json({}));
  fireEvent.click(screen.getByRole("button", { name: "Change Google" }));
  const words = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(words).toEqual(["Switch off", "Edit"]);
});

it("asks before a provider is switched off, and says who is kept out", async () => {
  const byCode = { config: { ...settings.config, magicLinkEnabled: true } };
  const { sent } = await showInConsole(
    asAdmin(<ProvidersPart settings={byCode as unknown as ProjectSettings} />),
    Response.json({}),
  );
  const changes = () => sent.filter(({ method }) => method !== "GET");
  fireEvent.click(screen.getByRole("button", { name: "Change Google" }));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Switch off" })));
  const dialog = screen.getByRole("dialog", { name: "Google: off" });
  expect(dialog.textContent).toContain("Those with a verified address still can");
  expect(changes()).toEqual([]);
});
