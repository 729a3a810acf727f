import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { EmailVerification } from "../../src/screens/pages/email-verification.js";
import { ada, behind, heading, resetStage, show, type } from "./stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./stage.js")).connectToStage(),
);

beforeEach(() => {
  resetStage();
  history.replaceState(null, "", "/handler/email-verification?after_auth_return_to=%2Fpeople");
});
afterEach(cleanup);

const unverified = { ...ada, primaryEmailVerified: false };
const redirect = () => behind.app.redirectToAfterSignUp;

describe("the page after a sign-up", () => {
  it("waits for the six digits, then goes on", async () => {
    behind.user = unverified;
    show(<EmailVerification searchParams={{}} />);
    expect(heading()).toBe("Check your email");
    type("Six-digit code", "482 913");
    await waitFor(() => expect(redirect()).toHaveBeenCalledWith({ replace: true }));
    expect(behind.app.verifyEmail).toHaveBeenCalledWith("482913", expect.anything());
    expect(heading()).toBe("Email address verified");
  });

  it("goes on if the link was opened on another device meanwhile", async () => {
    behind.user = unverified;
    behind.app.verifyEmail.mockRejectedValue(new KnownErrors.VerificationCodeAlreadyUsed());
    show(<EmailVerification searchParams={{}} />);
    type("Six-digit code", "482913");
    await waitFor(() => expect(redirect()).toHaveBeenCalled());
  });

  it("goes on at once, loaded again after the address was verified", async () => {
    behind.user = { ...ada, primaryEmailVerified: true };
    show(<EmailVerification searchParams={{}} />);
    await waitFor(() => expect(redirect()).toHaveBeenCalled());
  });
});
