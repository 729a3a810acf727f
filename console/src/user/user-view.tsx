import { operations } from "@stackkit/next/protocol";
import { hasCode } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { ButtonLink } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Empty, Failure } from "../ui/notice.js";
import { Avatar, nameOf } from "../ui/person.js";
import { View } from "../ui/section.js";
import { SkeletonWords } from "../ui/skeleton.js";
import { Tabs, tabsBelow } from "../ui/tabs.js";
import { Time } from "../ui/time.js";
import { type User, UserState } from "../users/columns.js";
import { ActAs } from "./act-as.js";
import { ActivityTab } from "./activity-tab.js";
import { KeysTab } from "./keys-tab.js";
import { MailsTab } from "./mails-tab.js";
import { MetadataTab } from "./metadata-tab.js";
import { MethodsTab } from "./methods-tab.js";
import { ProfileTab } from "./profile-tab.js";
import { SessionsTab } from "./sessions-tab.js";
import { TeamsTab } from "./teams-tab.js";

const TABS = [
  ["profile", "Profile", ProfileTab],
  ["methods", "Sign-in methods", MethodsTab],
  ["sessions", "Sessions", SessionsTab],
  ["teams", "Teams and permissions", TeamsTab],
  ["keys", "Keys", KeysTab],
  ["mails", "Emails", MailsTab],
  ["activity", "Activity", ActivityTab],
  ["metadata", "Metadata", MetadataTab],
] as const;

/** A user, whose record may not be read yet. */
export interface UserTabProps {
  readonly userId: string;
  readonly user: User | undefined;
}

/** Everything about one user. All of a tab is read at once. */
export function UserView({
  userId,
  tab = "profile",
}: {
  readonly userId: string;
  readonly tab?: string;
}) {
  const { id } = useProject();
  const {
    data: user,
    error,
    isPending,
    refetch,
  } = useRead(operations.users.read, {
    params: { user_id: userId },
  });
  if (!user && !isPending)
    return (
      <View title="User">
        {hasCode(error, "USER_NOT_FOUND") ? (
          <Empty
            title="There is no such user"
            action={<ButtonLink to={`/${id}/users`}>All users</ButtonLink>}
          >
            The account may have been deleted, or belong to another project.
          </Empty>
        ) : (
          <Failure error={error} onRetry={refetch} />
        )}
      </View>
    );
  const base = `/${id}/users/${userId}`;
  const Part = TABS.find(([name]) => name === tab)?.[2] ?? ProfileTab;
  return (
    <View
      title={user ? nameOf(user) : "User"}
      picture={<Avatar of={user} large />}
      lead={<Lead userId={userId} user={user} />}
      actions={<Actions userId={userId} user={user} />}
    >
      <Tabs label="Parts of the user" current={tab} tabs={tabsBelow(base, TABS)} />
      <Part userId={userId} user={user} />
    </View>
  );
}

/** As high before the user is read, so that the tabs below stay in place. */
const Lead = ({ userId, user }: UserTabProps) => (
  <span className="row">
    {user ? (
      <>
        {user.primaryEmail && user.displayName && (
          <span className="row-whole">{user.primaryEmail}</span>
        )}
        <UserState user={user} />
        <span>
          Last active <Time at={user.lastActiveAt} />
        </span>
      </>
    ) : (
      <>
        <span className="row-whole">
          <SkeletonWords widths={[150]} />
        </span>
        <SkeletonWords widths={[64, 140]} />
      </>
    )}
    <Copy value={userId} label="the id" />
  </span>
);

function Actions({ userId, user }: UserTabProps) {
  const { id } = useProject();
  const mayDiagnose = useMay("support");
  if (!mayDiagnose) return null;
  return (
    <>
      <ActAs user={user} />
      <ButtonLink
        look="primary"
        to={`/${id}/help?identifier=${encodeURIComponent(user?.primaryEmail ?? userId)}`}
      >
        Why can’t they sign in?
      </ButtonLink>
    </>
  );
}
