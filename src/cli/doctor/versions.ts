import { VERSION } from "../../protocol/version.js";
import { readSupportedVersions } from "../own-manifest.js";
import { addCommand, installCommand } from "../package-manager.js";
import { isInRange } from "../version-range.js";
import { type Finding, ok, problem, warning } from "./finding.js";
import type { InspectedApp } from "./inspected-app.js";

const KIT = "@stackkit/next";
const SERVICE = "@stackkit/service";
const OLD_PACKAGES = ["@stackframe/stack", "@hexclave/next"];

/** Checks Node, Next, React and the versions of kit and service. */
export function checkVersions(app: InspectedApp, nodeVersion: string): Finding[] {
  const { node, packages } = readSupportedVersions();
  return [
    isInRange(nodeVersion, node)
      ? ok("versions", `Node ${nodeVersion}`)
      : problem(
          "versions",
          `Node ${nodeVersion} is too old: the kit needs ${node}.`,
          "Install a newer Node, best 22.",
        ),
    ...Object.entries(packages).map(([name, range]) => checkPeer(app, name, range)),
    checkKit(app),
    ...checkService(app),
    ...checkOldPackages(app),
  ];
}

function checkPeer(
  { installed, packageManager }: InspectedApp,
  name: string,
  range: string,
): Finding {
  const version = installed(name);
  if (version === undefined)
    return problem(
      "versions",
      `${name} is not installed.`,
      `Run ${installCommand(packageManager)} in the app's folder.`,
    );
  return isInRange(version, range)
    ? ok("versions", `${name} ${version}`)
    : problem(
        "versions",
        `${name} is ${version}, and the kit supports ${range}.`,
        `Install a supported version: ${addCommand(packageManager, `${name}@latest`)}`,
      );
}

function checkKit({ installed, packageManager }: InspectedApp): Finding {
  const version = installed(KIT);
  if (version === undefined)
    return problem("versions", `${KIT} is not installed.`, addCommand(packageManager, KIT));
  return version === VERSION
    ? ok("versions", `${KIT} ${version}`)
    : warning(
        "versions",
        `The app has ${KIT} ${version}, and this command is of ${VERSION}.`,
        `Run the app's own: npx ${KIT}@${version} doctor`,
      );
}

/** A service elsewhere does not tell its version. */
function checkService({ installed, packageManager }: InspectedApp): Finding[] {
  const [kit, service] = [installed(KIT), installed(SERVICE)];
  if (service === undefined || kit === undefined) return [];
  return [
    service === kit
      ? ok("versions", `${SERVICE} ${service}`)
      : problem(
          "versions",
          `${SERVICE} is ${service} and ${KIT} is ${kit}; they are released together.`,
          addCommand(packageManager, `${KIT}@${kit}`, `${SERVICE}@${kit}`),
        ),
  ];
}

const checkOldPackages = ({ dependencies }: InspectedApp): Finding[] =>
  OLD_PACKAGES.filter((name) => dependencies.includes(name)).map((name) =>
    warning(
      "versions",
      `The app still depends on ${name}; two kits would share its cookies.`,
      `Run npx ${KIT} move, then remove ${name} from package.json.`,
    ),
  );
