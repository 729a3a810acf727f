import shared from "../next.config.mjs";

/** Forms sent without JavaScript show their result only without Cache Components. */
const isPlain = process.env.EXAMPLE_APP_CACHE_COMPONENTS === "off";

/** @type {import("next").NextConfig} */
export default {
  ...shared,
  // As create-next-app sets them.
  cacheComponents: !isPlain,
  partialPrefetching: !isPlain,
};
