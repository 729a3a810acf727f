import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AuthPage } from "../../src/screens/pages/auth/auth-page.js";
import { newEmail } from "../support/addresses.js";
import { PASSWORD, press, startStage, type } from "./stage.js";

const stage = startStage({ magicLinkEnabled: false, passkeyEnabled: false });

it.each([
  ["sign-up", "Create account"],
  ["sign-in", "Sign in"],
] as const)(
  "the form of %s stays, with its pending state, until the page is left",
  async (page, submit) => {
    stage.signOut();
    await stage.render(<AuthPage type={page} />);
    await screen.findByLabelText("Password");
    type("Email", page === "sign-up" ? newEmail() : stage.me.email);
    type("Password", PASSWORD);
    stage.fault({ path: "/users/me", effect: "hold" });
    await press(submit);
    await waitFor(() => expect(stage.calls).toContain("GET /users/me"));
    await waitFor(() => expect(stage.left).toHaveBeenCalled());
    expect(screen.getByRole("button", { name: submit }).getAttribute("aria-busy")).toBe("true");
  },
);
