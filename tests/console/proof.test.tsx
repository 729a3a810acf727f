import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Proof } from "../../console/src/sign-in/proof.js";
import { asAdmin, showInConsole } from "./stage.js";

it("administrators who prove again that they are there type no address", async () => {
  await showInConsole(asAdmin(<Proof onProved={() => {}} />));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "olive@example.com");
});

it("an administrator without a passkey is led to the password", async () => {
  await showInConsole(asAdmin(<Proof onProved={() => {}} />));
  const leading = document.querySelectorAll(".button-primary");
  expect([...leading].map(({ textContent }) => textContent)).toEqual(["Sign in"]);
});
