import { cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Screen } from "../../src/screens/pages/screens.js";
import type { RouteName } from "../../src/screens/screen-table.js";
import { MessageCard } from "../../src/ui/feedback/message-card.js";
import { useNameInTitle } from "../../src/ui/page-title.js";
import { hasHeading, press, startStage, type } from "./stage.js";

const stage = startStage();

beforeEach(() => {
  stage.signOut();
  document.title = "Reset your password · Atlas";
});

const handlerPage = (route: RouteName): ReactNode => (
  <Screen fullPage route={route} searchParams={{}} />
);

it("the title of a page of the handler says what became of a form", async () => {
  await stage.render(handlerPage("forgot-password"));
  expect(document.title).toBe("Reset your password · Atlas");
  await type("Email", "ada@example.com");
  await press("Send link");
  await hasHeading("Check your email");
  expect(document.title).toBe("Check your email · Reset your password · Atlas");
  cleanup();
  expect(document.title).toBe("Reset your password · Atlas");
});

it("it says that a link does not work, and that a sign-in failed", async () => {
  await stage.render(handlerPage("password-reset"));
  await hasHeading("This link doesn't work");
  expect(document.title).toBe("This link doesn't work · Reset your password · Atlas");
  cleanup();
  vi.spyOn(stage.app, "callOAuthCallback").mockRejectedValue(new Error("No network"));
  await stage.render(handlerPage("oauth-callback"));
  await hasHeading("You're not signed in");
  expect(document.title).toBe("You're not signed in · Reset your password · Atlas");
});

it("it stays when Next writes its own title once more", async () => {
  await stage.render(handlerPage("password-reset"));
  await hasHeading("This link doesn't work");
  document.title = "Reset your password · Atlas";
  await waitFor(() =>
    expect(document.title).toBe("This link doesn't work · Reset your password · Atlas"),
  );
});

it("it says each of two names once, which are shown together", async () => {
  function Named({ name }: { name: string }) {
    useNameInTitle(name);
    return null;
  }
  await stage.render([<Named key="1" name="Sessions" />, <Named key="2" name="Two steps" />]);
  document.title = "Account settings · Atlas";
  await waitFor(() =>
    expect(document.title.split(" · ").sort()).toEqual([
      "Account settings",
      "Atlas",
      "Sessions",
      "Two steps",
    ]),
  );
});

it("it says nothing twice", async () => {
  document.title = "Something went wrong";
  await stage.render(handlerPage("error"));
  await hasHeading("Something went wrong");
  expect(document.title).toBe("Something went wrong");
});

it("a page of the app keeps its own title", async () => {
  await stage.render(<MessageCard fullPage title="You're on the list" />);
  await hasHeading("You're on the list");
  expect(document.title).toBe("Reset your password · Atlas");
});
