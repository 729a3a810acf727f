import { lazy } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { ProjectContext, useMay, useProject } from "./api/project.js";
import { PLACES, type Place } from "./frame/places.js";
import { Shell } from "./frame/shell.js";
import { HomeView } from "./home/home-view.js";
import { useSession } from "./sign-in/session.js";
import { ButtonLink } from "./ui/button.js";
import { Lazy } from "./ui/lazy.js";
import { Empty } from "./ui/notice.js";
import { View } from "./ui/section.js";
import { UsersView } from "./users/users-view.js";

const UserView = lazy(() =>
  import("./user/user-view.js").then(({ UserView: view }) => ({ default: view })),
);
const ActivityView = lazy(() =>
  import("./activity/activity-view.js").then(({ ActivityView: view }) => ({ default: view })),
);
const ImportView = lazy(() =>
  import("./users/import-view.js").then(({ ImportView: view }) => ({ default: view })),
);
const JobsView = lazy(() =>
  import("./users/jobs-view.js").then(({ JobsView: view }) => ({ default: view })),
);
const HelpView = lazy(() =>
  import("./diagnosis/help-view.js").then(({ HelpView: view }) => ({ default: view })),
);
const TeamsView = lazy(() =>
  import("./teams/teams-view.js").then(({ TeamsView: view }) => ({ default: view })),
);
const TeamView = lazy(() =>
  import("./teams/team-view.js").then(({ TeamView: view }) => ({ default: view })),
);
const PermissionsView = lazy(() =>
  import("./permissions/permissions-view.js").then(({ PermissionsView: view }) => ({
    default: view,
  })),
);
const SettingsView = lazy(() =>
  import("./settings/settings-view.js").then(({ SettingsView: view }) => ({ default: view })),
);
const ProjectView = lazy(() =>
  import("./settings/project-view.js").then(({ ProjectView: view }) => ({ default: view })),
);
const ProviderTestView = lazy(() =>
  import("./settings/provider-test-view.js").then(({ ProviderTestView: view }) => ({
    default: view,
  })),
);
const MailView = lazy(() =>
  import("./mail/mail-view.js").then(({ MailView: view }) => ({ default: view })),
);
const WebhooksView = lazy(() =>
  import("./webhooks/webhooks-view.js").then(({ WebhooksView: view }) => ({ default: view })),
);
const KeysView = lazy(() =>
  import("./keys/keys-view.js").then(({ KeysView: view }) => ({ default: view })),
);
const AdministratorsView = lazy(() =>
  import("./administrators/administrators-view.js").then(({ AdministratorsView: view }) => ({
    default: view,
  })),
);

/** The views of the projects that the administrator may see. */
export function Views() {
  const { projects } = useSession();
  const [first] = projects;
  return (
    <Switch>
      <Route path="/">{first ? <Redirect to={`/${first.id}`} replace /> : <NoProject />}</Route>
      <Route path="/:project/*?">
        {({ project: id }) => {
          const project = projects.find((one) => one.id === id);
          return project ? (
            <ProjectContext key={project.id} value={project}>
              <Shell>
                <ViewsOfProject />
              </Shell>
            </ProjectContext>
          ) : (
            <NoProject />
          );
        }}
      </Route>
    </Switch>
  );
}

/** A view that could not be loaded does not keep from the others. */
function ViewsOfProject() {
  const name = useLocation()[0].split("/")[2] ?? "";
  const place = PLACES.find(({ path }) => path === `/${name}`);
  const isAllowed = useMay(place?.role ?? "viewer");
  // Such as by a link that an admin passed on.
  if (place && !isAllowed) return <NotForRole place={place} />;
  return (
    <Lazy key={name} lines={8} isView>
      <AllViews />
    </Lazy>
  );
}

function NotForRole({ place: { words, role } }: { readonly place: Place }) {
  const { role: own } = useProject();
  return (
    <View title={words}>
      <Empty title={`This needs the role ${role}`}>
        Yours in this project is {own}. An owner of it can change that.
      </Empty>
    </View>
  );
}

const AllViews = () => (
  <Switch>
    <Route path="/:project">
      <HomeView />
    </Route>
    <Route path="/:project/users">
      <UsersView />
    </Route>
    <Route path="/:project/users/import">
      <ImportView />
    </Route>
    {/* What was opened or typed for one record is not for the next one. */}
    <Route path="/:project/users/:user/:tab?">
      {({ user, tab }) => <UserView key={user} userId={user} {...(tab && { tab })} />}
    </Route>
    <Route path="/:project/jobs">
      <JobsView />
    </Route>
    <Route path="/:project/help">
      <HelpView />
    </Route>
    <Route path="/:project/teams">
      <TeamsView />
    </Route>
    <Route path="/:project/teams/:team">
      {({ team }) => <TeamView key={team} teamId={team} />}
    </Route>
    <Route path="/:project/permissions">
      <PermissionsView />
    </Route>
    <Route path="/:project/project">
      <ProjectView />
    </Route>
    <Route path="/:project/sign-in/project">
      {({ project }) => <Redirect to={`/${project}/project`} replace />}
    </Route>
    <Route path="/:project/sign-in/test/:provider">
      {({ provider }) => <ProviderTestView providerId={provider} />}
    </Route>
    <Route path="/:project/sign-in/:part?">
      {({ part }) => <SettingsView {...(part && { part })} />}
    </Route>
    <Route path="/:project/mail/:part?">{({ part }) => <MailView {...(part && { part })} />}</Route>
    <Route path="/:project/mail/:part/:type">
      {({ part, type }) => <MailView part={part} type={type} />}
    </Route>
    <Route path="/:project/webhooks">
      <WebhooksView />
    </Route>
    <Route path="/:project/activity">
      <ActivityView />
    </Route>
    <Route path="/:project/administrators">
      <AdministratorsView />
    </Route>
    <Route path="/:project/keys">
      <KeysView />
    </Route>
    <Route>
      <NoView />
    </Route>
  </Switch>
);

const NoView = () => (
  <View title="Nothing here">
    <Empty title="There is no such view" action={<ButtonLink to="/">Go home</ButtonLink>}>
      The address may be mistyped, or of another version of the console.
    </Empty>
  </View>
);

const NoProject = () => (
  <main className="gate">
    <div className="gate-card">
      <h1>No such project</h1>
      <p>You administer no project of this address. An owner of the project can invite you.</p>
      <ButtonLink to="/">All projects</ButtonLink>
    </div>
  </main>
);
