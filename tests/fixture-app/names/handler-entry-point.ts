import {
  generateMetadata,
  type HandlerMetadata,
  type HandlerMetadataOptions,
  handlerMetadata,
} from "@stackkit/next/handler";

export function titlesIn(options: HandlerMetadataOptions): HandlerMetadata {
  return options.lang === undefined ? generateMetadata : handlerMetadata(options);
}
