import { useProject } from "../api/project.js";
import { useSession } from "../sign-in/session.js";
import { CopyLines } from "../ui/copy.js";

/** The kinds of keys of a set: their names, and the variables that an app reads them from. */
export const KINDS = [
  ["publishableClientKey", "Publishable client key", "STACK_PUBLISHABLE_CLIENT_KEY"],
  ["secretServerKey", "Secret server key", "STACK_SECRET_SERVER_KEY"],
  ["superSecretAdminKey", "Super secret admin key", "STACK_SUPER_SECRET_ADMIN_KEY"],
] as const;

type Keys = Readonly<Partial<Record<(typeof KINDS)[number][0], string | undefined>>>;

/** The variables of an app that uses the project, to copy. The app around a service has no URL. */
export function EnvironmentLines({ keys }: { readonly keys: Keys }) {
  const { id } = useProject();
  const { service } = useSession();
  const lines = [
    ...(service.isInApp ? [] : [`STACK_API_URL=${service.url}`]),
    `STACK_PROJECT_ID=${id}`,
    ...KINDS.flatMap(([kind, , variable]) =>
      keys[kind] !== undefined ? [`${variable}=${keys[kind]}`] : [],
    ),
  ].join("\n");
  return (
    <div className="field">
      <div className="row">
        <strong>Lines of .env.local</strong>
        <CopyLines lines={lines}>Copy the lines</CopyLines>
      </div>
      <pre className="code-block">{lines}</pre>
    </div>
  );
}
