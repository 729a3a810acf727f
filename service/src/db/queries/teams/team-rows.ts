import type { Row, team } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import type { TeamTable } from "../../tables/teams.js";

export type Team = Row<typeof team>;

export const toTeam = (row: Omit<Selectable<TeamTable>, "project_id">): Team => ({
  id: row.id,
  displayName: row.display_name,
  profileImageUrl: row.profile_image_url,
  clientMetadata: JSON.parse(row.client_metadata),
  clientReadOnlyMetadata: JSON.parse(row.client_read_only_metadata),
  serverMetadata: JSON.parse(row.server_metadata),
  createdAt: new Date(row.created_at),
});
