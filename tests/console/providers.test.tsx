import { fireEvent, screen } from "@testing-library/react";
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
