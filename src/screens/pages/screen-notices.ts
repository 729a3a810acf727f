/** What a screen shows in place of its page, in one chunk. */
export { EmailUnavailable } from "./email-unavailable.js";
export { FrameRefused } from "./frame-refused.js";
export { NeedsScriptPage } from "./needs-script-page.js";
export { ServiceAway } from "./service-away.js";
export { ServiceSlow } from "./service-slow.js";
