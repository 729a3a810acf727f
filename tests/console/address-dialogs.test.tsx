import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Address, RemoveAddress } from "../../console/src/user/address-dialogs.js";
import { showInConsole } from "./stage.js";

const UNDONE =
  "It gets an email about it, with a link that undoes it unless the address was added, verified or " +
  "changed in the last two weeks.";

it.each([
  [
    "signs in",
    { isVerified: true, usedForAuth: true, isPrimary: false },
    `They can no longer sign in with it. ${UNDONE}`,
  ],
  ["is primary", { isVerified: true, usedForAuth: false, isPrimary: true }, UNDONE],
  [
    "is verified only",
    { isVerified: true, usedForAuth: false, isPrimary: false },
    "It gets an email about it.",
  ],
  [
    "is not verified",
    { isVerified: false, usedForAuth: false, isPrimary: true },
    "It gets no email, since it is not verified.",
  ],
])("says what an address that %s hears of its removal", async (_, flags, words) => {
  const address = { id: "1", type: "email", value: "ada@example.com", ...flags } as Address;
  await showInConsole(
    <RemoveAddress userId="1" address={address} onClose={() => {}} />,
    Response.json({}),
  );
  expect(screen.getByText(words)).toBeDefined();
});
