import { stackServerApp } from "../stack";

const HALF_AN_HOUR = 30 * 60_000;

/** Opens a session as another user, which says who acts and why. Throws unless `staffId` may. */
export async function openSupportSession(staffId: string, userId: string, reason: string) {
  const staff = await stackServerApp.getUser(staffId);
  const user = await stackServerApp.getUser(userId);
  if (!(await staff?.hasPermission("support"))) throw new Error("This person is not support.");
  if (user === null) throw new Error("There is no such user.");
  if (await user.hasPermission("support")) throw new Error("Not as a colleague.");
  return user.createSession({
    actor: { type: "admin", id: staffId, reason },
    expiresInMillis: HALF_AN_HOUR,
  });
}
