import {
  generateMetadata,
  type HandlerMetadata,
  type HandlerMetadataOptions,
  handlerMetadata,
  type RouteProps,
} from "@stackkit/next/handler";

export function titlesIn(options: HandlerMetadataOptions): HandlerMetadata {
  return options.lang === undefined ? generateMetadata : handlerMetadata(options);
}

/** What builds with webpack require of the functions of a page. */
interface NextPageProps {
  params?: Promise<unknown>;
  searchParams?: Promise<unknown>;
}
type OfPage<Props extends NextPageProps> = Props;
export type MetadataProps = OfPage<Parameters<HandlerMetadata>[0]>;
export type HandlerProps = OfPage<RouteProps>;
