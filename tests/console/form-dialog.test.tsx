import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Link, Router } from "wouter";
import { FormDialog } from "../../console/src/ui/dialog.js";
import { SelectField, TextField } from "../../console/src/ui/field.js";
import { holdLinks } from "../../console/src/ui/use-form-changes.js";
import { showInConsole } from "./stage.js";

const onClose = vi.fn();
const onSubmit = vi.fn(async () => {});
beforeEach(() => vi.clearAllMocks());

const show = (typed?: string) =>
  showInConsole(
    <FormDialog
      title="Invite"
      action="Send"
      {...(typed && { typed })}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <TextField label="Email" name="email" defaultValue="ada@example.com" />
      <SelectField label="Role" options={["viewer", "owner"].map((role) => [role, role])} />
      <label>
        <input type="checkbox" name="all" /> All
      </label>
    </FormDialog>,
  );

/** What Escape, a press beside the dialog and a phone's back button do. Whether it stays open. */
const requestClose = (): boolean => {
  const dialog = screen.getByRole("dialog", { name: "Invite", hidden: true });
  const cancel = createEvent("cancel", dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  if (cancel.defaultPrevented) return true;
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event("close"));
  return false;
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const question = () => screen.queryByRole("dialog", { name: "Discard changes?" });

it("a form that nothing was typed in closes without a question", async () => {
  await show();
  expect(requestClose()).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["a text", "Email", { value: "zoe@example.com" }],
  ["a choice", "Role", { value: "owner" }],
])("%s that was changed is kept until it may go", async (_, label, change) => {
  await show();
  fireEvent.input(screen.getByLabelText(label), { target: change });
  expect(requestClose()).toBe(true);
  press("Keep editing");
  expect(question()).toBeNull();
  expect(screen.getByLabelText(label)).toHaveProperty("value", change.value);
  expect(onClose).not.toHaveBeenCalled();
  expect(requestClose()).toBe(true);
  press("Discard");
  expect(onClose).toHaveBeenCalledOnce();
});

it("a tick is a change, and taken away again it is none", async () => {
  await show();
  const box = screen.getByLabelText("All");
  fireEvent.click(box);
  expect(requestClose()).toBe(true);
  press("Keep editing");
  fireEvent.click(box);
  expect(requestClose()).toBe(false);
});

it("a word that confirms is not worth a question", async () => {
  await show("Acme");
  fireEvent.input(screen.getByLabelText("Type Acme to confirm"), { target: { value: "Ac" } });
  expect(requestClose()).toBe(false);
});

it("Cancel drops what was typed, as it says", async () => {
  await show();
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "" } });
  press("Cancel");
  expect(question()).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

it("a close that browsers do not ask about opens it again", async () => {
  await show();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Invite" });
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "" } });
  dialog.close();
  fireEvent(dialog, new Event("close"));
  expect(dialog.open).toBe(true);
  expect(question()).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it("the browser asks before it leaves the page with a changed form", async () => {
  await show();
  const leaves = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leaves()).toBe(true);
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "" } });
  expect(leaves()).toBe(false);
  await act(async () => press("Send"));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("the back button asks too if the browser has no Navigation API", async () => {
  history.pushState(null, "", "/users");
  history.pushState(null, "", "/users?create=yes");
  const left = vi.fn();
  addEventListener("popstate", left);
  onTestFinished(() => removeEventListener("popstate", left));
  await show();
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "zoe@example.com" } });
  history.back();
  await waitFor(() => expect(question()).not.toBeNull());
  expect(location.search).toBe("?create=yes");
  expect(left).not.toHaveBeenCalled();
  press("Discard");
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(location.search).toBe("");
});

it("a link asks too if the browser has no Navigation API", async () => {
  history.replaceState(null, "", "/users");
  await showInConsole(
    <Router aroundNav={holdLinks}>
      <FormDialog title="Invite" action="Send" onClose={onClose} onSubmit={onSubmit}>
        <TextField label="Email" />
        <Link to="/teams">Teams</Link>
      </FormDialog>
    </Router>,
  );
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "zoe@example.com" } });
  fireEvent.click(screen.getByRole("link"));
  expect(question()).not.toBeNull();
  expect(location.pathname).toBe("/users");
  press("Discard");
  expect(location.pathname).toBe("/teams");
});
