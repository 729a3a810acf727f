import {
  type AdminOwnedProject,
  type AdminProject,
  type ApiKey,
  type ApiKeyFirstView,
  type Metrics,
  type SignInDiagnosis,
  type SignInFinding,
  StackAdminApp,
  type StackAdminAppConstructor,
  type StackAdminAppConstructorOptions,
} from "@stackkit/next/admin";

const App: StackAdminAppConstructor = StackAdminApp;
export const openApp = (options: StackAdminAppConstructorOptions<true>): StackAdminApp<true> =>
  new App(options);
export const projectOf = (app: StackAdminApp): Promise<AdminProject> => app.getProject();
export const ownAppOf = ({ app }: AdminOwnedProject): StackAdminApp<false> => app;
export const keysOf = (app: StackAdminApp): Promise<ApiKey[]> => app.listApiKeys();
export const secretOf = ({ secretServerKey }: ApiKeyFirstView): string | null | undefined =>
  secretServerKey;
export const reasonsIn = ({ findings }: SignInDiagnosis): SignInFinding[] =>
  findings.filter(({ blocking }) => blocking);
export const usersIn = ({ totalUsers }: Metrics): number => totalUsers;
