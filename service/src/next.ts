import { createService, type InAppService, openedOf } from "./next/in-app-service.js";
import { createRoute, type ServiceRoute } from "./next/route.js";

export type { InAppService } from "./next/in-app-service.js";
export type { RouteHandler, ServiceRoute } from "./next/route.js";
export type { InAppServiceOptions } from "./next/service-options.js";
export type {
  AppCall,
  AppEvent,
  AppFunctions,
  AppMail,
  AppSignUp,
  SignUpVerdict,
} from "./settings/app-functions.js";
export type { AppTemplate, AppTemplates, AppWords } from "./settings/app-templates.js";
export { createService };

/** The service of this app, configured by the environment. */
export const service: InAppService = createService();

/**
 * Serves the auth service from this app:
 * `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serviceRoute()` in
 * `app/api/v1/[...stackkit]/route.ts`.
 */
export const serviceRoute = (given: InAppService = service): ServiceRoute => createRoute(given);

/**
 * Opens the service when the app starts, instead of with its first request. For `register` of
 * `instrumentation.ts`, where the process lives on.
 */
export async function startWithApp(given: InAppService = service): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await openedOf(given);
}
