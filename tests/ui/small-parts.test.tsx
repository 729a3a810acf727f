import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { providerName } from "../../src/protocol/provider-name.js";
import { OAUTH_PROVIDERS } from "../../src/protocol/records/oauth.js";
import { Avatar, initialsOf, UserAvatar } from "../../src/ui/avatar.js";
import { Button } from "../../src/ui/button.js";
import { Dialog } from "../../src/ui/dialog.js";
import { LiveRegion } from "../../src/ui/feedback/live-region.js";
import { MessageCard } from "../../src/ui/feedback/message-card.js";
import { DrawnMark } from "../../src/ui/provider-mark/drawn-mark.js";
import { SlotsProvider } from "../../src/ui/slots.js";
import { relativeTime, Time } from "../../src/ui/time.js";
import { show } from "./stage.js";

describe("a button", () => {
  it("that works takes no press, keeps its words and its focus", () => {
    const press = vi.fn();
    show(
      <Button pending onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Save" });
    fireEvent.click(button);
    button.focus();
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it("can be the app's own, which gets the states and the words", () => {
    const Own = ({ children, ...props }: ComponentProps<"button">) => (
      <button {...props} data-own="">
        {children}
      </button>
    );
    show(
      <SlotsProvider slots={{ Button: Own }}>
        <Button look="danger">Delete</Button>
      </SlotsProvider>,
    );
    const button = screen.getByRole("button", { name: "Delete" });
    expect(button.dataset.own).toBe("");
    expect(button.dataset.look).toBe("danger");
  });
});

describe("a dialog", () => {
  // jsdom knows the element, not how it opens.
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it("is opened by the browser, named by its title and described by its text", () => {
    show(<Dialog open onClose={() => {}} title="Remove it?" text="For good." />);
    const dialog = screen.getByRole("dialog", { name: "Remove it?" });
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(
      document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe("For good.");
  });

  it("closes on Escape, on its button and on a press beside it, and not on one inside", () => {
    const close = vi.fn();
    show(
      <Dialog open onClose={close} title="T">
        <p>inside</p>
      </Dialog>,
    );
    fireEvent.mouseDown(screen.getByText("inside"));
    expect(close).toHaveBeenCalledTimes(0);
    const dialog = screen.getByRole("dialog");
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.mouseDown(dialog);
    expect(close).toHaveBeenCalledTimes(3);
  });

  it("asks and stays if the browser closes it, as by a second Escape", () => {
    const close = vi.fn();
    show(<Dialog open onClose={close} title="T" />);
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.close();
    fireEvent(dialog, new Event("close"));
    expect(close).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
  });

  it("asks nothing when it is closed from outside", () => {
    const close = vi.fn();
    function Opened() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <Dialog open={open} onClose={close} title="T" />
          <button type="button" onClick={() => setOpen(false)}>
            leave
          </button>
        </>
      );
    }
    show(<Opened />);
    const dialog = screen.getByRole("dialog");
    fireEvent.click(screen.getByText("leave"));
    fireEvent(dialog, new Event("close"));
    expect(close).not.toHaveBeenCalled();
  });
});

describe("an avatar", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Ada King of Lovelace", "AL"],
    ["ada", "A"],
    ["ada@example.com", "A"],
    ["  山田 太郎 ", "山太"],
    ["👩‍🚀 Pilot", "👩‍🚀P"],
    ["", ""],
  ])("shows %j as %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("has the same initials in a Turkish browser as on a server", () => {
    const { toLocaleUpperCase } = String.prototype;
    vi.spyOn(String.prototype, "toLocaleUpperCase").mockImplementation(function (
      this: string,
      locale,
    ) {
      return toLocaleUpperCase.call(this, locale ?? "tr");
    });
    expect(initialsOf("ilker")).toBe("I");
  });

  it("shows initials if the picture cannot be loaded", () => {
    show(<Avatar url="https://example.com/x.png" name="Ada Lovelace" />);
    const image = document.querySelector("img");
    if (image) fireEvent.error(image);
    expect(document.querySelector("img")).toBeNull();
    expect(document.querySelector("text")?.textContent).toBe("AL");
  });

  it("of a user is 34 pixels by default", () => {
    show(<UserAvatar user={{ displayName: "Ada" }} />);
    expect(document.querySelector("svg")?.getAttribute("width")).toBe("34");
  });
});

describe("a time", () => {
  const now = Date.UTC(2026, 10, 21, 12);
  it.each([
    [-3 * 3_600_000, "en", "3 hours ago"],
    [-24 * 3_600_000, "en", "yesterday"],
    [7 * 24 * 3_600_000, "de", "nächste Woche"],
    [-30_000, "en", undefined],
  ])("%d ms away is said in %s as %s", (away, locale, said) => {
    expect(relativeTime(now + away, now, locale)).toBe(said);
  });

  it("has the exact one in its title", () => {
    show(<Time date={new Date(now - 60_000)} now={now} />);
    const time = screen.getByText("1 minute ago");
    expect(time.getAttribute("datetime")).toBe("2026-11-21T11:59:00.000Z");
    expect(time.title).toContain("2026");
  });
});

describe("the marks of providers", () => {
  it.each(OAUTH_PROVIDERS)("%s has its own", (id) => {
    show(<DrawnMark id={id} />);
    const drawn = document.querySelector("svg")?.innerHTML;
    cleanup();
    show(<DrawnMark id="unheard-of" />);
    expect(drawn).not.toBe(document.querySelector("svg")?.innerHTML);
  });

  it("have names as the providers write them", () => {
    expect(["github", "linkedin", "x", "acme"].map(providerName)).toEqual([
      "GitHub",
      "LinkedIn",
      "X",
      "Acme",
    ]);
  });
});

describe("a word of success", () => {
  it("is said politely and goes by itself", () => {
    vi.useFakeTimers();
    const gone = vi.fn();
    show(<LiveRegion text="Saved." onGone={gone} />);
    const said = () => screen.getByRole("status").textContent;
    expect(said(), "the region is there before its text").toBe("");
    act(() => vi.advanceTimersByTime(100));
    expect(said()).toBe("Saved.");
    vi.advanceTimersByTime(6000);
    expect(gone).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is said again if it repeats", () => {
    vi.useFakeTimers();
    const { rerender } = render(<LiveRegion text="Sent." time={1} />);
    const said = () => screen.getByRole("status").textContent;
    act(() => vi.advanceTimersByTime(100));
    rerender(<LiveRegion text="Sent." time={2} />);
    expect(said()).toBe("");
    act(() => vi.advanceTimersByTime(100));
    expect(said()).toBe("Sent.");
    vi.useRealTimers();
  });
});

describe("a message card", () => {
  it("has a heading and up to two ways on, each of which works until it is over", async () => {
    let over = () => {};
    show(
      <MessageCard
        title="Done"
        primaryButtonText="Go home"
        primaryAction={() =>
          new Promise<void>((resolve) => {
            over = resolve;
          })
        }
        secondaryButtonText="Stay"
      >
        All good.
      </MessageCard>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Done" })).toBeTruthy();
    const home = screen.getByRole("button", { name: "Go home" });
    await act(async () => fireEvent.click(home));
    expect(home.getAttribute("aria-busy")).toBe("true");
    await act(async () => over());
    expect(home.getAttribute("aria-busy")).toBeNull();
  });
});
