/**
 * The initial focus of a dialog. React handles `autoFocus` itself and would focus before the dialog
 * opens.
 */
export const startHere = (element: HTMLElement | null): void =>
  element?.setAttribute("autofocus", "");
