/** The modules that call providers, loaded lazily with their library. */

export { authorize } from "./authorize.js";
export { connectedToken } from "./connected-token.js";
export { handleProviderCallback } from "./handle-provider-callback.js";
export { createLinkTicket } from "./link-ticket.js";
export { finishProviderTest, startProviderTest } from "./provider-test.js";
