/** What speaks to providers: loaded together, with the library for it, when somebody first goes to one. */
export { connectedToken } from "./connected-token.js";
export { receiveVisitor } from "./finish-visit.js";
export { createLinkTicket } from "./link-ticket.js";
export { startVisit } from "./start-visit.js";
