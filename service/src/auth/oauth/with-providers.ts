/** What speaks to providers: loaded together, with the library for it, when somebody first goes to one. */

export { authorize } from "./authorize.js";
export { connectedToken } from "./connected-token.js";
export { handleProviderCallback } from "./handle-provider-callback.js";
export { createLinkTicket } from "./link-ticket.js";
