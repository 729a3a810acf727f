import { expect, it } from "vitest";
import { LANGUAGES } from "../../e2e/gallery-app/gallery/choices.js";
import { LOCALES } from "../../src/protocol/languages/locales.js";

it("the gallery shows its stories in every language of the screens", () => {
  expect(LANGUAGES).toEqual(LOCALES);
});
