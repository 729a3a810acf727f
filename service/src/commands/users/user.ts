import { ServiceError } from "../../core/service-error.js";
import { readCommandLine } from "../options.js";
import { createUser } from "./create-user.js";

/**
 * `user create` makes a user, `user import` reads those of another service, `user diagnose` says why
 * someone cannot sign in. The service may run.
 */
export async function user(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, {
    project: { type: "string" },
    email: { type: "string" },
    name: { type: "string" },
    "password-stdin": { type: "boolean" },
    from: { type: "string" },
    with: { type: "string" },
    "hash-config": { type: "string" },
    "no-passwords": { type: "boolean" },
    report: { type: "string" },
    ids: { type: "string" },
    "dry-run": { type: "boolean" },
  });
  const [name, ...more] = words;
  if (name === "create" && more.length === 0) return createUser(config, own);
  if (name === "diagnose" || name === "lift-limits") {
    const { diagnose, liftLimitsOf } = await import("./diagnose.js");
    return (name === "diagnose" ? diagnose : liftLimitsOf)(config, own, more);
  }
  if (name === "import") return (await import("./import-users.js")).importFrom(config, own, more);
  throw new ServiceError(
    "unknown-command",
    `There is no command "${["user", ...words].join(" ")}". There are: user create, ` +
      "user import, user diagnose, user lift-limits",
  );
}
