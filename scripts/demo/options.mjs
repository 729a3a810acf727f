import { parseArgs } from "node:util";
import { UserError } from "./user-error.mjs";

const MAX_PORT = 65_535;
const DEFAULTS = { port: 3000, servicePort: 8102 };

export const USAGE = `Starts the example app and its own service, offline.

  npm run demo -- [options]

  --dev                    run the app with "next dev", with live reload
  --fresh                  start with an empty database
  --port <number>          port of the app       (${DEFAULTS.port})
  --service-port <number>  port of the service   (${DEFAULTS.servicePort})
  --help                   show this help

The database, the keys and the logs are stored in .stackkit/
`;

/**
 * @typedef {{ dev: boolean, fresh: boolean, help: boolean, port: number, servicePort: number }} DemoOptions
 * @param {string[]} args
 * @returns {DemoOptions}
 */
export function readOptions(args) {
  const values = parse(args);
  const port = readPort(values.port, "--port", DEFAULTS.port);
  const servicePort = readPort(values["service-port"], "--service-port", DEFAULTS.servicePort);
  if (port === servicePort)
    throw new UserError(
      `The app and the service cannot both listen on port ${port}. Choose different ports with --port and --service-port.`,
    );
  return {
    dev: values.dev ?? false,
    fresh: values.fresh ?? false,
    help: values.help ?? false,
    port,
    servicePort,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        dev: { type: "boolean" },
        fresh: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        port: { type: "string" },
        "service-port": { type: "string" },
      },
    }).values;
  } catch (error) {
    const [sentence] = /** @type {Error} */ (error).message.split(/\. |\n/);
    throw new UserError(`${sentence}. See npm run demo -- --help`);
  }
}

/** @param {string | undefined} text @param {string} flag @param {number} fallback */
function readPort(text, flag, fallback) {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > MAX_PORT)
    throw new UserError(`${flag} must be a whole number from 1 to ${MAX_PORT}, but is "${text}".`);
  return port;
}
