export type { Respond } from "./answers.js";
export {
  StackTestProvider,
  type StackTestProviderProps,
  type TestTeam,
  type TestUser,
} from "./stack-test-provider.js";
