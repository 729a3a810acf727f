export {
  generateMetadata,
  type HandlerMetadata,
  type HandlerMetadataOptions,
  handlerMetadata,
} from "./next/handler/handler-metadata.js";
export {
  type RouteProps,
  StackHandler,
  type StackHandlerProps,
} from "./next/handler/stack-handler.js";
