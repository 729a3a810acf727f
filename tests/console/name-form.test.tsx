import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { NameForm } from "../../console/src/ui/name-form.js";
import { asAdmin, showInConsole } from "./stage.js";

const mutate = vi.fn((_: unknown, { onSuccess }: { onSuccess?: () => void } = {}) => onSuccess?.());
const change = { isPending: false, error: null, mutate } as never;
const field = () => screen.getByLabelText<HTMLInputElement>("Name");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

const show = (of: string, name: string) =>
  showInConsole(asAdmin(<NameForm of={of} name={name} change={change} inputOf={(next) => next} />));

beforeEach(() => vi.clearAllMocks());

it("a name that is typed and not saved is there again after another view", async () => {
  await show("ada", "Ada");
  type("Ada King");
  cleanup();
  await show("zoe", "Zoe");
  expect(field().value).toBe("Zoe");
  cleanup();
  await show("ada", "Ada");
  expect(field().value).toBe("Ada King");
  await act(async () => fireEvent.click(screen.getByText("Save name")));
  expect(mutate.mock.calls[0]?.[0]).toBe("Ada King");
  cleanup();
  await show("ada", "Ada King");
  expect(field().value).toBe("Ada King");
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

it("a draft does not outlive what another administrator stored", async () => {
  await show("ada", "Ada");
  type("Ada King");
  cleanup();
  await show("ada", "Ada Byron");
  expect(field().value).toBe("Ada Byron");
});
