import account from "../../src/messages/en/account.json" with { type: "json" };
import core from "../../src/messages/en/core.json" with { type: "json" };
import errors from "../../src/messages/en/errors.json" with { type: "json" };
import keys from "../../src/messages/en/keys.json" with { type: "json" };
import pages from "../../src/messages/en/pages.json" with { type: "json" };
import signIn from "../../src/messages/en/sign-in.json" with { type: "json" };
import strength from "../../src/messages/en/strength.json" with { type: "json" };
import teams from "../../src/messages/en/teams.json" with { type: "json" };

/** The English texts by group. */
export const en = { core, errors, signIn, pages, account, teams, keys, strength };
