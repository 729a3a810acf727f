import { type Output, operations } from "@stackkit/next/protocol";
import { useLocation } from "wouter";
import { hasCode } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { ButtonLink } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { DangerZone } from "../ui/danger-zone.js";
import { NameForm } from "../ui/name-form.js";
import { Empty, Failure } from "../ui/notice.js";
import { Avatar } from "../ui/person.js";
import { Section, View } from "../ui/section.js";
import { SkeletonWords } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { TeamDomains } from "./domains.js";
import { Invitations } from "./invitations.js";
import { Members } from "./members.js";

type Team = Output<typeof operations.teams.read, "admin">;

/** Everything about one team. */
export function TeamView({ teamId }: { readonly teamId: string }) {
  const { id } = useProject();
  const mayChange = useMay("admin");
  const change = useChange(operations.teams.update);
  const {
    data: team,
    error,
    isPending,
    refetch,
  } = useRead(operations.teams.read, {
    params: { team_id: teamId },
  });
  if (!team && !isPending)
    return (
      <View title="Team">
        {hasCode(error, "TEAM_NOT_FOUND") ? (
          <Empty
            title="There is no such team"
            action={<ButtonLink to={`/${id}/teams`}>All teams</ButtonLink>}
          />
        ) : (
          <Failure error={error} onRetry={refetch} />
        )}
      </View>
    );
  return (
    <View
      title={team ? team.displayName || "Team without a name" : "Team"}
      picture={<Avatar of={team} large />}
      lead={
        <span className="row">
          {team ? (
            <span>
              Created <Time at={team.createdAt} />
            </span>
          ) : (
            <SkeletonWords widths={[120]} />
          )}
          <Copy value={teamId} label="the id" />
        </span>
      }
    >
      <Members teamId={teamId} />
      <Invitations teamId={teamId} />
      <TeamDomains teamId={teamId} />
      {team && mayChange && (
        <>
          <Section title="Name">
            <NameForm
              of={teamId}
              name={team.displayName}
              change={change}
              inputOf={(displayName) => ({ params: { team_id: teamId }, body: { displayName } })}
            />
          </Section>
          <DeleteTeam team={team} />
        </>
      )}
    </View>
  );
}

function DeleteTeam({ team }: { readonly team: Team }) {
  const { id } = useProject();
  const [, navigate] = useLocation();
  const remove = useChange(operations.teams.delete, { isLeaving: true });
  return (
    <DangerZone
      heading="Delete the team"
      lead="Its members keep their accounts. Its keys and invitations end."
      action="Delete team"
      title={`Delete “${team.displayName || team.id}”`}
      typed={team.displayName || team.id}
      done="Team deleted"
      onSubmit={async () => {
        await remove.mutateAsync({ params: { team_id: team.id } });
        navigate(`/${id}/teams`);
      }}
    >
      <p>
        The team is gone for good, for all its members. What your app keeps under its id loses its
        team.
      </p>
    </DangerZone>
  );
}
