import { setTimeout as wait } from "node:timers/promises";
import { operations } from "@stackkit/next/protocol/internal";
import { PERMISSIONS } from "../../demo/content.mjs";

/** @import { createCaller } from "../../demo/call.mjs" */

/**
 * @template {"client" | "admin"} L
 * @typedef {ReturnType<typeof createCaller<L>>} Call
 */

const HOUR_MILLIS = 3_600_000;
const LONGEST_MILLIS = 60_000;
const POLL_MILLIS = 100;
/** Two letters, an invitation, and one that is refused. */
const MAILS = 4;
const PASSWORD = "almanac-maya-and-others";

/** A long name, one right to left, and one without a break are among them. */
const NAMES = [
  "Maya Okafor",
  "Jonas Lindqvist",
  "Ines Carvalho",
  "ليلى حداد",
  "Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley",
  "Tariq Aziz",
  "Noor de Vries",
  "Sven Ek",
  "Ada Brandt",
  "Chiara Conti",
  "",
  "Yuki Tanaka",
];

/** @param {number} at */
const addressOf = (at) =>
  NAMES[at]?.length === 0 || (NAMES[at]?.length ?? 0) > 30
    ? `a-very-long-local-part-without-a-break-${at}@subdomain.example.com`
    : `person${at}@example.com`;

/**
 * Fills a project with what its console shows.
 * @param {{ admin: Call<"admin">, client: Call<"client">, receiverUrl: string, pass: (millis: number) => void }} given
 */
export async function fillProject({ admin, client, receiverUrl, pass }) {
  for (const permission of PERMISSIONS)
    await admin(operations.teamPermissionDefinitions.create, { body: permission });
  await admin(operations.projectPermissionDefinitions.create, {
    body: { id: "orders:refund", description: "May refund orders", containedPermissionIds: [] },
  });
  await admin(operations.teamRoles.create, {
    body: {
      id: "editor",
      displayName: "Editor",
      permissionIds: ["letter:send"],
    },
  });
  await admin(operations.apiKeys.create, {
    body: {
      description: "Production",
      expiresAt: new Date(Date.UTC(2027, 0, 1)),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: false,
    },
  });
  await admin(operations.projects.update, {
    body: {
      config: {
        magicLinkEnabled: true,
        passkeyEnabled: true,
        newDeviceCodeRequired: false,
        teamDomainsEnabled: true,
        allowUserApiKeys: true,
        domains: [{ domain: "https://almanac.example.com", handlerPath: "/handler" }],
        oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
      },
    },
  });
  await admin(operations.webhookEndpoints.create, {
    body: { url: `${receiverUrl}/orders`, description: "Orders" },
  });

  /** @type {string[]} */
  const userIds = [];
  for (const [at, displayName] of NAMES.entries()) {
    const { id } = await admin(operations.users.create, {
      body: {
        ...(displayName && { displayName }),
        primaryEmail: addressOf(at),
        primaryEmailAuthEnabled: true,
        primaryEmailVerified: at % 3 !== 2,
        password: PASSWORD,
        clientMetadata: { theme: "paper", letters: at },
        serverMetadata: { customer: `C-${1000 + at}`, tags: ["early", "paid"] },
      },
    });
    userIds.push(id);
    // A view shows when the event of the newest user was delivered.
    if (at === NAMES.length - 1) await untilDelivered(admin);
    pass(12 * HOUR_MILLIS);
  }
  const [maya = "", jonas = "", ines = "", layla = ""] = userIds;
  const { id: teamId } = await admin(operations.teams.create, { body: { displayName: "Atlas" } });
  await admin(operations.teams.create, { body: { displayName: "Field notes" } });
  for (const user_id of [maya, jonas, ines, layla])
    await admin(operations.teams.addMember, { params: { team_id: teamId, user_id } });
  for (const permission_id of ["admin", "letter:send"])
    await admin(operations.permissions.grantInTeam, {
      params: { team_id: teamId, user_id: maya, permission_id },
    });
  await admin(operations.permissions.grantInProject, {
    params: { user_id: maya, permission_id: "orders:refund" },
  });
  await admin(operations.teamDomains.create, {
    body: { teamId, domain: "example.com", joining: "offer", isVerified: true },
  });
  await admin(operations.userApiKeys.create, {
    body: {
      userId: maya,
      description: "Script on the laptop",
      expiresAt: new Date(Date.UTC(2026, 6, 1)),
    },
  });
  for (let day = 0; day < 6; day++) {
    pass(23 * HOUR_MILLIS);
    for (const at of [0, 1, 3, 5].slice(0, 1 + (day % 4)))
      await client(operations.passwords.signIn, {
        body: { email: addressOf(at), password: PASSWORD },
      });
    await client(operations.passwords.signIn, {
      body: { email: addressOf(1), password: "not the password" },
    }).catch(() => undefined);
  }
  await admin(operations.invitations.send, {
    body: { teamId, email: "new.hand@example.com", callbackUrl: "http://localhost:3000/join" },
  });
  await admin(operations.invitations.send, {
    body: {
      teamId,
      email: "former@gone.example.com",
      callbackUrl: "http://localhost:3000/join",
    },
  }).catch(() => undefined);
  for (const userId of [maya, jonas])
    await admin(operations.emails.send, {
      body: { userIds: [userId], subject: "The weekly letter", html: "<p>Hello.</p>" },
    });
  await admin(operations.jobs.create, { body: { kind: "end-sessions", userIds: [jonas, ines] } });
  await admin(operations.jobs.create, {
    body: { kind: "export", format: "csv", everyone: true },
  });
  await until(async () =>
    (await admin(operations.jobs.list)).every(({ state }) => state === "done"),
  );
  await until(async () => (await admin(operations.mails.list)).items.length >= MAILS);
  await untilDelivered(admin);
  return { userId: maya, teamId };
}

/**
 * Adds an endpoint whose receiver is down, and sends it an event. @param {Call<"admin">} admin
 * @param {string} receiverUrl
 */
export async function addDownEndpoint(admin, receiverUrl) {
  const url = `${receiverUrl}/billing`;
  await admin(operations.webhookEndpoints.create, { body: { url, description: "Billing" } });
  await admin(operations.webhookEndpoints.test, { body: { url } });
  await untilDelivered(admin);
}

/** Until each event was sent once. @param {Call<"admin">} admin */
const untilDelivered = (admin) =>
  until(async () => {
    const { items } = await admin(operations.webhookDeliveries.list);
    return items.every(({ attempts }) => attempts > 0);
  });

/** @param {() => Promise<boolean>} isTrue */
async function until(isTrue) {
  const ends = Date.now() + LONGEST_MILLIS;
  while (!(await isTrue())) {
    if (Date.now() > ends) throw new Error("The console's content was not ready in time.");
    await wait(POLL_MILLIS);
  }
}
