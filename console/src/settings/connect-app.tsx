import { useMay, useProject } from "../api/project.js";
import { EnvironmentLines } from "../keys/environment-lines.js";
import { ButtonLink } from "../ui/button.js";
import { Section } from "../ui/section.js";

/** What an app needs to know to reach the project. Keys are shown only when they are made. */
export function ConnectApp() {
  const { id } = useProject();
  const mayMakeKeys = useMay("admin");
  return (
    <Section
      title="Connect an app"
      lead={`A whole key is shown once, when it is made${mayMakeKeys ? ": make keys to get all lines filled in" : ", to admins"}.`}
      actions={mayMakeKeys && <ButtonLink to={`/${id}/keys`}>Keys</ButtonLink>}
    >
      <EnvironmentLines keys={{ publishableClientKey: "", secretServerKey: "" }} />
    </Section>
  );
}
