import { UsageError } from "../transport/usage-error.js";

/** The parts of `@stackkit/service` in use. The kit does not depend on it. */
export interface ServicePackage {
  startService(config: object): Promise<{
    readonly fetch: (request: Request) => Promise<Response>;
    stop(): Promise<void>;
  }>;
}

/** A variable, so that neither compilers nor bundlers look for the package. */
const SERVICE: string = "@stackkit/service";

const importService = (): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ SERVICE);

/** Loads the service, or throws `PACKAGE_MISSING`. */
export async function loadService(load = importService): Promise<ServicePackage> {
  try {
    return (await load()) as ServicePackage;
  } catch (cause) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    if (code !== "ERR_MODULE_NOT_FOUND" || !String(message).includes(`'${SERVICE}'`)) throw cause;
    throw new UsageError(
      "PACKAGE_MISSING",
      `startTestService() runs the package ${SERVICE}, which is not installed. Run: npm ` +
        `install --save-dev ${SERVICE}`,
      { cause },
    );
  }
}
