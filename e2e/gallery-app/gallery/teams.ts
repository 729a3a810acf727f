import type { Answer, operations } from "@stackkit/next/protocol";

type Team = Answer<typeof operations.teams.read>;

const team = (number: number, displayName: string): Team => ({
  id: `00000000-0000-4000-9000-00000000000${number}`,
  displayName,
  profileImageUrl: null,
  clientMetadata: null,
  clientReadOnlyMetadata: null,
  serverMetadata: null,
  createdAt: new Date("2026-03-01T09:00:00Z"),
});

export const TEAMS = {
  atlas: team(1, "Atlas"),
  greenhouse: team(2, "Greenhouse"),
  kiln: team(3, "The kiln"),
};
export const LONG_TEAM = team(
  4,
  "The Association of Independent Bookbinders and Paper Conservators of the Northern Counties",
);
