import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

export const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
/** Presses a button, once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole("button", { name }));
export const choose = (name: string): void =>
  void fireEvent.click(screen.getByRole("menuitem", { name, hidden: true }));
export const type = (label: string | RegExp, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
export const panel = (name: string) => within(screen.getByRole("region", { name }));
export const inDialog = () => within(screen.getByRole("dialog"));
export const pressInDialog = (name: string): void =>
  void fireEvent.click(inDialog().getByRole("button", { name }));
export const typeInDialog = (label: string | RegExp, value: string): void =>
  void fireEvent.input(inDialog().getByLabelText(label), { target: { value } });
/** What is said, politely or not. */
export const isSaid = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);
export const hasHeading = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text));
