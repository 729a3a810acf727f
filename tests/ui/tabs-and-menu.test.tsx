import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Menu, MenuItem } from "../../src/ui/menu.js";
import { Tabs } from "../../src/ui/tabs.js";
import { show } from "./stage.js";

const tabs = () =>
  show(
    <Tabs
      label="Ways"
      tabs={[
        { id: "a", label: "Code", content: "first" },
        { id: "b", label: "Password", content: "second" },
      ]}
    />,
  );
const tab = (name: string) => screen.getByRole("tab", { name });

describe("tabs", () => {
  it("show the first content, and the pressed one's after a press", () => {
    tabs();
    expect(screen.getByRole("tabpanel", { name: "Code" }).textContent).toBe("first");
    fireEvent.click(tab("Password"));
    expect(screen.getByRole("tabpanel", { name: "Password" }).textContent).toBe("second");
    expect(tab("Password").getAttribute("aria-selected")).toBe("true");
  });

  it("are one stop of the Tab key; arrow keys go round, Home and End to the ends", () => {
    tabs();
    expect([tab("Code").tabIndex, tab("Password").tabIndex]).toEqual([0, -1]);
    const list = screen.getByRole("tablist");
    const press = (key: string) => fireEvent.keyDown(list, { key });
    const front = () => document.activeElement?.textContent;
    press("ArrowRight");
    expect(front()).toBe("Password");
    press("ArrowRight");
    expect(front()).toBe("Code");
    press("ArrowLeft");
    expect(front()).toBe("Password");
    press("Home");
    expect(front()).toBe("Code");
    press("End");
    expect(front()).toBe("Password");
  });

  it("follow the direction of writing", () => {
    show(
      <div dir="rtl">
        <Tabs
          label="Ways"
          tabs={[
            { id: "a", label: "1", content: "" },
            { id: "b", label: "2", content: "" },
            { id: "c", label: "3", content: "" },
          ]}
        />
      </div>,
    );
    screen.getByRole("tablist").style.direction = "rtl";
    fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowLeft" });
    expect(document.activeElement?.textContent).toBe("2");
  });

  it("can be links, which work before JavaScript has loaded", () => {
    show(
      <Tabs
        label="Ways"
        first="b"
        tabs={[
          { id: "a", label: "Code", content: "first", href: "?tab=a" },
          { id: "b", label: "Password", content: "second", href: "?tab=b" },
        ]}
      />,
    );
    expect(tab("Code").getAttribute("href")).toBe("?tab=a");
    fireEvent.click(tab("Code"));
    expect(screen.getByRole("tabpanel").textContent).toBe("first");
  });
});

describe("a menu", () => {
  const chosen = vi.fn();
  // jsdom knows no popovers.
  beforeEach(() => {
    chosen.mockClear();
    const toggle = (list: HTMLElement, newState: string) =>
      list.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
    HTMLElement.prototype.showPopover = function () {
      toggle(this, "open");
    };
    HTMLElement.prototype.hidePopover = function () {
      toggle(this, "closed");
    };
  });
  const open = async () => {
    show(
      <Menu label="Account menu" trigger="AL">
        <MenuItem onClick={chosen}>Account settings</MenuItem>
        <MenuItem aria-disabled>Not now</MenuItem>
        <MenuItem href="/teams">Teams</MenuItem>
        <MenuItem onClick={chosen}>Sign out</MenuItem>
      </Menu>,
    );
    await act(async () =>
      fireEvent.keyDown(screen.getByRole("button", { name: "Account menu" }), { key: "ArrowDown" }),
    );
  };
  const at = () => document.activeElement?.textContent;
  const press = (key: string) => fireEvent.keyDown(screen.getByRole("menu"), { key });

  it("is named, and says whether it is open", async () => {
    await open();
    const button = screen.getByRole("button", { name: "Account menu" });
    expect(button.getAttribute("aria-haspopup")).toBe("menu");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(button.getAttribute("popovertarget")).toBe(document.querySelector("[popover]")?.id);
  });

  it("begins at its first item; arrows pass over what cannot be chosen and go round", async () => {
    await open();
    expect(at()).toBe("Account settings");
    press("ArrowDown");
    expect(at()).toBe("Teams");
    press("ArrowUp");
    press("ArrowUp");
    expect(at()).toBe("Sign out");
    press("ArrowDown");
    expect(at()).toBe("Account settings");
    press("End");
    expect(at()).toBe("Sign out");
    press("Home");
    expect(at()).toBe("Account settings");
  });

  it("goes to the item that begins with a letter", async () => {
    await open();
    press("s");
    expect(at()).toBe("Sign out");
  });

  it("closes after a choice", async () => {
    await open();
    await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Sign out" })));
    expect(chosen).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Account menu" }).getAttribute("aria-expanded")).toBe(
      "false",
    );
  });
});
