export {
  type RouteProps,
  StackHandler,
  type StackHandlerProps,
} from "./next/handler/stack-handler.js";
