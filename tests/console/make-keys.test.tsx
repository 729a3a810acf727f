import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProjectContext } from "../../console/src/api/project.js";
import { MakeKeys } from "../../console/src/keys/keys-view.js";
import { showInConsole } from "./stage.js";

it.each([
  ["admin", false],
  ["owner", true],
] as const)("the dialog offers an %s an admin key: %s", async (role, isOffered) => {
  await showInConsole(
    <ProjectContext value={{ id: "p", displayName: "Shop", role }}>
      <MakeKeys onClose={() => {}} onMade={() => {}} />
    </ProjectContext>,
  );
  expect(screen.getByLabelText("Secret server key")).toBeDefined();
  expect(screen.queryByLabelText("Super secret admin key") !== null).toBe(isOffered);
});
