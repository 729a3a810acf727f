import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ServiceError } from "../core/service-error.js";
import type { ServiceConfig } from "./config.js";
import { productionReason } from "./production.js";

const SECRET_BYTES = 32;
/** A command that generates a secret or key. */
export const HOW_TO_MAKE_A_SECRET = "openssl rand -base64 48";

export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** Data of development on this machine opens with its own secret only. */
function howToSet({ databaseUrl, dataDirectory }: ServiceConfig): string {
  const file = dataDirectory && join(/* turbopackIgnore: true */ dataDirectory, "secret");
  return databaseUrl === undefined && file && existsSync(file)
    ? `To keep the data of ${dataDirectory}, put the secret of ${file} into .env.local: ` +
        "STACKKIT_SECRET=<that text>"
    : `${IF_IN_USE} Otherwise create one with: ${HOW_TO_MAKE_A_SECRET}`;
}

const IF_IN_USE = "If the database is in use already, set the secret with which it was made.";

/** The sealing secret: the configured one, or in development that of the data directory. */
export function secretOf(config: ServiceConfig, made: (() => string) | undefined): string {
  if (config.secret !== undefined) return config.secret;
  const reason = productionReason(config);
  if (reason !== undefined) {
    throw new ServiceError(
      "secret-missing",
      `The service is in production, since ${reason}. It needs STACKKIT_SECRET: 32 random ` +
        `bytes or more, the same for every instance. ${howToSet(config)}`,
    );
  }
  if (made) return made();
  if (config.databaseUrl !== undefined) {
    throw new ServiceError(
      "secret-missing",
      "With DATABASE_URL the service needs STACKKIT_SECRET, since it has no directory of " +
        `its own to keep one in. ${IF_IN_USE} Otherwise create one with: ` +
        `${HOW_TO_MAKE_A_SECRET}`,
    );
  }
  return randomSecret();
}
