import type { Pages } from "../app.js";
import type { Context } from "../context.js";
import { EMULATOR_PATH } from "../emulator/emulator.js";

/** The provider emulator, where there is one. */
export function addEmulator(pages: Pages, { emulator }: Context): void {
  if (emulator)
    pages.all(`${EMULATOR_PATH}/*`, (c) => emulator.handle(c.req.raw, c.get("facts").origin));
}
