import { backup, restore } from "./backup.js";
import { doctor } from "./doctor.js";
import { keys } from "./keys.js";
import { migrate } from "./migrate.js";
import { exportRows, importRows } from "./rows.js";
import { seed } from "./seed.js";
import { serve } from "./serve.js";

/** The commands of `stackkit-service`, each given the arguments behind its name. */
export const commands = { serve, migrate, seed, keys, backup, restore, export: exportRows, import: importRows, doctor } as const satisfies Record<
  string,
  (args: string[]) => Promise<void>
>;
