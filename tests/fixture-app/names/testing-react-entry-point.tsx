import {
  type Respond,
  StackTestProvider,
  type StackTestProviderProps,
  type TestTeam,
  type TestUser,
} from "@stackkit/next/testing/react";
import type { ReactNode } from "react";

export const ada: TestUser = { displayName: "Ada" };
export const engines: TestTeam = { displayName: "Engines" };
export const gone: Respond = () => new Response(null, { status: 410 });

export const asAda = (props: StackTestProviderProps): ReactNode => (
  <StackTestProvider user={ada} teams={[engines]} respond={gone} {...props} />
);
