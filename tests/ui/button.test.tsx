import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Button } from "../../src/ui/button.js";

it("is disabled until JavaScript has loaded, so that no press is lost", async () => {
  const press = vi.fn();
  const part = <Button onClick={press}>Turn on</Button>;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(part);
  const button = screen.getByRole<HTMLButtonElement>("button");
  expect([button.disabled, button.hasAttribute("data-early")]).toEqual([true, true]);
  await act(async () => void render(part, { container, hydrate: true }));
  expect([button.disabled, button.hasAttribute("data-early")]).toEqual([false, false]);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it("sends its form before JavaScript has loaded", () => {
  expect(renderToString(<Button type="submit">Sign in</Button>)).not.toContain("disabled");
});
