import { describe, expect, it } from "vitest";
import { formPage } from "../../src/next/handler/form-page.js";

const sent = {
  origin: "https://app.example",
  host: "app.example",
  trustedOrigins: [],
  returnTo: undefined,
};

describe("the page that a form was sent from", () => {
  it("belongs to the requested host, and knows the return page", () => {
    expect(formPage({ ...sent, returnTo: "/board?a=1" })?.href).toBe(
      "https://app.example/?after_auth_return_to=%2Fboard%3Fa%3D1",
    );
    expect(
      formPage({ ...sent, origin: "http://localhost:3000", host: "localhost:3000" })?.origin,
    ).toBe("http://localhost:3000");
  });

  it("is not trusted if only a forwarded header confirms it, unless its origin is trusted", () => {
    const behindProxy = { ...sent, host: "10.0.0.7:3000" };
    expect(formPage(behindProxy)).toBeUndefined();
    expect(formPage({ ...behindProxy, trustedOrigins: ["https://app.example"] })?.origin).toBe(
      "https://app.example",
    );
    expect(
      formPage({
        ...behindProxy,
        origin: "https://evil.example",
        trustedOrigins: ["https://app.example"],
      }),
    ).toBeUndefined();
  });

  it("is unknown if the browser does not say it", () => {
    expect([null, "null", ""].map((origin) => formPage({ ...sent, origin }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
