import { EMULATOR_PATH } from "../emulator/emulator.js";
import type { Pages } from "../http/app.js";
import type { Context } from "../runtime/context.js";

/** The provider emulator, where there is one. */
export function addEmulator(pages: Pages, { emulator }: Context): void {
  if (emulator)
    pages.all(`${EMULATOR_PATH}/*`, (c) => emulator.handle(c.req.raw, c.get("facts").origin));
}
