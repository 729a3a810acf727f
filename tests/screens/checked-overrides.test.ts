import { expect, it } from "vitest";
import { CheckedOverrides } from "../../src/screens/provider/checked-overrides.js";

it("shows the page if every override has a text", async () => {
  expect(
    await CheckedOverrides({ overrides: { Cancel: "Never mind" }, children: "the page" }),
  ).toBe("the page");
});

it("throws if one has none, and names it", async () => {
  await expect(
    CheckedOverrides({ overrides: { "Sign me in": "x", Cancel: "Never mind" } }),
  ).rejects.toMatchObject({
    code: "UNKNOWN_TRANSLATION_OVERRIDE",
    message: expect.stringMatching(
      /^translationOverrides of <StackProvider> names "Sign me in", which is not an English text of any screen/,
    ),
  });
});
