interface Ways {
  password?: boolean;
  code?: boolean;
  passkey?: boolean;
  providers?: string[];
  signUp?: boolean;
  displayName?: string;
}

/** A project that offers some ways to sign in. */
const project = ({ password = false, code = false, passkey = false, providers = [], signUp = true, displayName = "Almanac" }: Ways) => ({
  displayName,
  config: {
    signUpEnabled: signUp,
    credentialEnabled: password,
    magicLinkEnabled: code,
    passkeyEnabled: passkey,
    oauthProviders: providers.map((id) => ({ id })),
  },
});

export const PROJECTS = {
  everything: project({ password: true, code: true, passkey: true, providers: ["google", "github", "microsoft", "apple"] }),
  password: project({ password: true }),
  code: project({ code: true }),
  providers: project({ providers: ["google", "github"] }),
  nothing: project({}),
  closed: project({ password: true, signUp: false }),
  longNamed: project({ password: true, code: true, displayName: "The Association of Independent Bookbinders and Paper Conservators" }),
};
