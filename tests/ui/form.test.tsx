import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { Field } from "../../src/ui/form/field.js";
import { DONE, type FlowAction, type FlowState, failed, read } from "../../src/ui/form/flow.js";
import { Form } from "../../src/ui/form/form.js";
import { useFlow } from "../../src/ui/form/use-flow.js";
import { en } from "../support/english.js";
import { show } from "./stage.js";

const check = (form: FormData) => ({
  ...(read(form, "email") === "" ? { email: "Enter it." } : {}),
  ...(read(form, "name") === "" ? { name: "Name it." } : {}),
});

function Sample({ work, action }: { work: FlowAction; action?: FlowAction }) {
  const flow = useFlow(work, action);
  return (
    <Form
      flow={flow}
      submit="Send"
      check={check}
      fieldOf={{ USER_EMAIL_ALREADY_EXISTS: "email" }}
      hidden={{ code: "c1" }}
    >
      <Field name="email" label="Email" hint="Yours." />
      <Field name="name" label="Name" />
    </Form>
  );
}

const never: FlowAction = () => new Promise(() => {});
const button = () => screen.getByRole("button", { name: "Send" });
const press = async () => fireEvent.click(button());
/** Presses the button, and waits for the answer. */
const send = async () => {
  await press();
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
};
const fill = () => {
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "ada@example.com" } });
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ada" } });
};

describe("a form whose fields are wrong", () => {
  it("sends nothing, says what to do under each field, and goes to the first", async () => {
    let sent = 0;
    show(
      <Sample
        work={async () => {
          sent++;
          return DONE;
        }}
      />,
    );
    await press();
    const email = screen.getByLabelText("Email");
    expect(sent).toBe(0);
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(
      email
        .getAttribute("aria-describedby")
        ?.split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(["Enter it.", "Yours."]);
    expect(screen.getByText("Name it.")).toBeTruthy();
  });

  it("takes an error away as soon as its field is changed", async () => {
    show(<Sample work={never} />);
    await press();
    fireEvent.input(screen.getByLabelText("Email"), { target: { value: "a" } });
    expect(screen.queryByText("Enter it.")).toBeNull();
    expect(screen.getByText("Name it.")).toBeTruthy();
  });
});

describe("a form at work", () => {
  it("keeps its words, is busy, and sends no second time", async () => {
    let sent = 0;
    show(
      <Sample
        work={() => {
          sent++;
          return new Promise(() => {});
        }}
      />,
    );
    fill();
    await press();
    await press();
    expect(sent).toBe(1);
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(button().hasAttribute("disabled")).toBe(false);
    expect(button().querySelector(".stk-spinner")).not.toBeNull();
  });

  it("sends what travels unseen as well", async () => {
    let code = "";
    show(
      <Sample
        work={async (state, form) => {
          code = read(form, "code");
          return state;
        }}
      />,
    );
    fill();
    await press();
    expect(code).toBe("c1");
  });
});

describe("a form that was refused", () => {
  const refuse = (error: Error) => async (state: FlowState) => failed(error, state);

  it("says it in an alert above the button, and what was typed stays", async () => {
    show(<Sample work={refuse(new KnownErrors.EmailPasswordMismatch())} />);
    fill();
    await send();
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe("That email and password don't match.");
    expect(
      alert.compareDocumentPosition(screen.getByRole("button")) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect((screen.getByLabelText("Email") as HTMLInputElement).value).toBe("ada@example.com");
    expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Ada");
  });

  it("says it under the field it belongs to, and goes there", async () => {
    show(
      <Sample
        work={refuse(new KnownErrors.UserWithEmailAlreadyExists({ email: "ada@example.com" }))}
      />,
    );
    fill();
    await send();
    const email = screen.getByLabelText("Email");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(email);
  });

  it("says the same error again when it comes again", async () => {
    show(<Sample work={refuse(new KnownErrors.EmailPasswordMismatch())} />);
    fill();
    await send();
    const first = screen.getByRole("alert").firstChild;
    await send();
    expect(screen.getByRole("alert").firstChild).not.toBe(first);
  });

  it("no longer says it while the next try is under way, or was stopped by a check", async () => {
    let tries = 0;
    const once: FlowAction = async (state) =>
      ++tries === 1 ? failed(new KnownErrors.EmailPasswordMismatch(), state) : never(state, form);
    const form = new FormData();
    show(<Sample work={once} />);
    fill();
    await send();
    expect(screen.getByRole("alert").textContent).not.toBe("");
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "" } });
    await press();
    expect(screen.getByRole("alert").textContent).toBe("");
    fill();
    await press();
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(tries).toBe(2);
  });

  it("announces an error under a field that has the focus already", async () => {
    show(
      <Sample
        work={refuse(new KnownErrors.UserWithEmailAlreadyExists({ email: "ada@example.com" }))}
      />,
    );
    fill();
    const email = screen.getByLabelText("Email");
    email.focus();
    const region = email.closest(".stk-field")?.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe("");
    await send();
    expect(region?.textContent).toContain("There's already an account for ada@example.com.");
  });

  it("asks to report an unexpected error, and does not break the page", async () => {
    show(
      <Sample
        work={async () => {
          throw new Error("boom");
        }}
      />,
    );
    fill();
    await send();
    expect(screen.getByRole("alert").textContent).toContain("went wrong on our side");
  });
});

describe("a form before JavaScript has loaded", () => {
  const html = (action?: FlowAction) =>
    renderToString(
      <MessagesProvider locale="en" groups={en}>
        <Sample work={never} {...(action ? { action } : {})} />
      </MessagesProvider>,
    );

  it("has a button that sends if a server action is given", () => {
    expect(html(async (state) => state)).toMatch(/<button type="submit"/);
  });

  it("cannot put what was typed into the address if none is", () => {
    expect(html()).toMatch(/<form[^>]* method="post"/);
    expect(html()).toMatch(/<button type="button"/);
  });
});

it("an action stands in for the work, and gets the state it answered with before", async () => {
  const seen: unknown[] = [];
  const action: FlowAction = async (state, form) => {
    seen.push([state.status, read(form, "email")]);
    return failed(new KnownErrors.EmailPasswordMismatch(), state);
  };
  show(<Sample work={never} action={action} />);
  fill();
  await send();
  await send();
  expect(seen).toEqual([
    ["idle", "ada@example.com"],
    ["error", "ada@example.com"],
  ]);
});

it("works again after returning to the page from bfcache", async () => {
  let sent = 0;
  const leave: FlowAction = () => {
    sent++;
    return new Promise(() => {});
  };
  show(<Sample work={leave} />);
  fill();
  await press();
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(button().getAttribute("aria-busy")).toBeNull();
  await press();
  await waitFor(() => expect(sent).toBe(2));
});
