import { act, render, screen } from "@testing-library/react";
import { Suspense, startTransition, useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { later } from "../../src/react/later.js";

const show = (name: string) => () => <p>{name}</p>;

describe("a component that loads when it is rendered", () => {
  it("appears in a transition, and React finds nothing wrong", async () => {
    const errors = vi.spyOn(console, "error");
    let finish = (_: () => React.JSX.Element) => {};
    const Part = later<object>(() => new Promise((resolve) => (finish = resolve)));
    let open = () => {};
    function Page() {
      const [isOpen, setOpen] = useState(false);
      open = () => setOpen(true);
      return isOpen ? <Part /> : <p>closed</p>;
    }
    render(<Page />);
    await act(async () => startTransition(open));
    expect(screen.getByText("closed")).toBeTruthy();
    await act(async () => finish(show("part")));
    expect(screen.getByText("part")).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it("renders without a fallback if it was loaded before", async () => {
    const Part = later(async () => show("part"));
    await Part.load();
    const Fallback = vi.fn(() => null);
    render(
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>,
    );
    expect(screen.getByText("part")).toBeTruthy();
    expect(Fallback).not.toHaveBeenCalled();
  });

  it("can be loaded again some time after a failure", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const find = vi
      .fn()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(show("part"));
    const Part = later(find);
    await expect(Part.load()).rejects.toThrow("offline");
    await vi.runAllTimersAsync();
    await Part.load();
    render(<Part />);
    expect(screen.getByText("part")).toBeTruthy();
  });
});
