import { describe, expect, it } from "vitest";
import { isOwnNavigation } from "../../src/next/handler/own-navigation.js";

const came = (headers: Record<string, string>) =>
  isOwnNavigation(async (name) => headers[`${name}`] ?? null);
const PRESSED = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  "sec-fetch-user": "?1",
};

describe("a person's own way to a page of the app", () => {
  it("is a link that they pressed on a page of the app", async () => {
    expect(await came(PRESSED)).toBe(true);
  });

  it("is a page that the app's own code goes to without the address bar", async () => {
    expect(
      await came({
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "cors",
        "sec-fetch-dest": "empty",
      }),
    ).toBe(true);
  });

  it.each([
    ["a link on another site", { ...PRESSED, "sec-fetch-site": "cross-site" }],
    ["a link on a sibling of the site", { ...PRESSED, "sec-fetch-site": "same-site" }],
    ["the address bar or a mail", { ...PRESSED, "sec-fetch-site": "none" }],
    ["a script without a click", { ...PRESSED, "sec-fetch-user": "" }],
    ["a frame", { ...PRESSED, "sec-fetch-dest": "iframe" }],
    [
      "an image of another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    ],
    ["a browser that does not say", {}],
  ])("is not %s", async (_name, headers) => {
    expect(await came(headers)).toBe(false);
  });
});
