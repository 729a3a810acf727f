import type { Answer, operations } from "@stackkit/next/protocol";

interface ProjectOptions {
  password?: boolean;
  code?: boolean;
  passkey?: boolean;
  providers?: string[];
  signUp?: boolean;
  name?: boolean;
  displayName?: string;
  teams?: boolean;
  keys?: boolean;
  domains?: boolean;
  unmailed?: boolean;
}

/** A project with some sign-in methods. */
const project = ({
  password = false,
  code = false,
  passkey = false,
  providers = [],
  signUp = true,
  name = false,
  displayName = "Almanac",
  teams = true,
  keys = false,
  domains = false,
  unmailed = false,
}: ProjectOptions): Omit<Answer<typeof operations.projects.current>, "id"> => ({
  displayName,
  config: {
    signUpEnabled: signUp,
    signUpNameEnabled: name,
    credentialEnabled: password,
    magicLinkEnabled: code,
    passkeyEnabled: passkey,
    clientTeamCreationEnabled: teams,
    clientUserDeletionEnabled: true,
    allowUserApiKeys: keys,
    allowTeamApiKeys: keys,
    teamDomainsEnabled: domains,
    apiKeyScopes: keys ? ["invoices:read", "invoices:write"] : [],
    oauthProviders: providers.map((id) => ({ id })),
    ...(unmailed && { emailUnavailable: true }),
  },
});

export const PROJECTS = {
  everything: project({
    password: true,
    code: true,
    passkey: true,
    providers: ["google", "github", "microsoft", "apple"],
  }),
  password: project({ password: true }),
  named: project({ password: true, name: true }),
  code: project({ code: true }),
  passkey: project({ passkey: true }),
  providers: project({ providers: ["google", "github"] }),
  everyProvider: project({
    providers: [
      "google",
      "github",
      "microsoft",
      "spotify",
      "facebook",
      "discord",
      "gitlab",
      "bitbucket",
      "linkedin",
      "apple",
      "x",
    ],
  }),
  keys: project({ password: true, keys: true }),
  domains: project({ password: true, domains: true }),
  unmailed: project({ password: true, code: true, unmailed: true }),
  codeUnmailed: project({ code: true, unmailed: true }),
  nothing: project({}),
  closed: project({ password: true, signUp: false }),
  withoutTeams: project({ password: true, teams: false }),
  longNamed: project({
    password: true,
    code: true,
    displayName: "The Association of Independent Bookbinders and Paper Conservators",
  }),
};
