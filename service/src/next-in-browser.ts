// What "./next" is in browsers: the same names and Next's error about client components, in place
// of an error for each module of Node that the service needs.
import "server-only";

const refuse = (): never => {
  throw new Error(
    "@stackkit/service/next is for servers, and was imported into code for browsers. " +
      "Import it in service.ts only, and that from stack.ts and the route of the service.",
  );
};

export const createService = refuse;
export const serviceRoute = refuse;
export const startWithApp = refuse;
export const service = { fetch: refuse };
