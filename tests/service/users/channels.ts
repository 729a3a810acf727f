import { newEmail } from "../../support/addresses.js";
import type { PeopledProject, Person } from "../../support/people.js";

/** The body that adds an address to one's own account. */
export const channelDraft = (fields: object = {}) => ({
  user_id: "me",
  type: "email",
  value: newEmail(),
  used_for_auth: false,
  ...fields,
});

/** Adds an address to the account of a person, and returns it. */
export const addChannel = async (project: PeopledProject, person: Person, fields: object = {}) =>
  (await project.as(person, "POST", "/contact-channels", channelDraft(fields))).body;
