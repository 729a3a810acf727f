import { createProject } from "../../projects/create-project.js";
import type { ServiceConfig } from "../../settings/config.js";
import { isProduction } from "../../settings/production.js";
import type { Service } from "../../start/start.js";
import { linesOf, variablesOf } from "../projects/variables.js";

/** After the very first start of a service without configured projects: a project to begin with. */
export async function offerFirstProject(service: Service, config: ServiceConfig): Promise<void> {
  const isFirst = service.newInternalKeys !== undefined && !config.projects?.length;
  if (!isFirst || isProduction(config)) return;
  const { db, clock } = service.context;
  const { id, keys } = await createProject(db, clock, "My app");
  const url = config.publicUrl ?? service.url ?? "";
  process.stdout.write(`A project for your app, "My app". Paste this into the app's .env.local.
The keys are shown this once; project create and keys create make others:

${linesOf(variablesOf(url, id, keys))}
`);
}
