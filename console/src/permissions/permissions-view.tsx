import { useProject } from "../api/project.js";
import { useUrlState } from "../api/url-state.js";
import { View } from "../ui/section.js";
import { Tabs } from "../ui/tabs.js";
import { Definitions } from "./definitions.js";
import { Roles } from "./roles.js";
import { SCOPES } from "./scopes.js";

const PARTS = {
  ...SCOPES,
  roles: {
    words: "Roles",
    lead: "Team permissions with a name. Members of teams have them, and may give them to others.",
  },
} as const;

/** The permissions and roles that the project defines. */
export function PermissionsView() {
  const { id } = useProject();
  const [values] = useUrlState();
  const named = values.get("scope");
  const part = named === "project" || named === "roles" ? named : "team";
  const at = `/${id}/permissions`;
  return (
    <View title="Permissions" lead={PARTS[part].lead}>
      <Tabs
        label="Parts of the permissions"
        current={part}
        tabs={[
          { id: "team", words: PARTS.team.words, to: at },
          { id: "project", words: PARTS.project.words, to: `${at}?scope=project` },
          { id: "roles", words: PARTS.roles.words, to: `${at}?scope=roles` },
        ]}
      />
      {part === "roles" ? <Roles /> : <Definitions key={part} scope={part} />}
    </View>
  );
}
