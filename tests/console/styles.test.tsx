import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { TextField } from "../../console/src/ui/field.js";
import { Skeleton } from "../../console/src/ui/skeleton.js";

const styles = ["palette", "forms", "small-parts"]
  .map((name) => readFileSync(`console/src/styles/${name}.css`, "utf8"))
  .join("");

beforeAll(() => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: styles }));
});

const backgroundOf = (element: Element | null) =>
  element ? getComputedStyle(element).getPropertyValue("background") : "";

/** The lightness of a colour of the palette, in the light and in the dark. */
const lightness = (name: string): number[] => {
  const [, colours = ""] = styles.match(new RegExp(`${name}: light-dark\\((.+)\\);`)) ?? [];
  return [...colours.matchAll(/oklch\(([\d.]+)/g)].map(([, value]) => Number(value));
};

it("what is not read yet can be seen, in the light and in the dark", () => {
  render(<Skeleton />);
  const [name = ""] =
    backgroundOf(document.querySelector(".skeleton-line")).match(/--[a-z-]+/) ?? [];
  const own = lightness(name);
  for (const around of ["--background", "--surface"])
    expect(
      lightness(around).map((value, mode) => Math.abs(value - (own[mode] ?? value)) >= 0.07),
    ).toEqual([true, true]);
});

it("a field that can only be read looks like one that is off", () => {
  render(
    <>
      <TextField label="Open" />
      <TextField label="Off" disabled />
      <TextField label="Read" readOnly />
    </>,
  );
  const [open, off, read] = screen.getAllByRole("textbox").map(backgroundOf);
  expect(read).toBe(off);
  expect(read).not.toBe(open);
});
