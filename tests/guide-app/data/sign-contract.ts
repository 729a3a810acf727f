import { stackServerApp } from "../stack";

export async function signContract(contractId: string) {
  const user = await stackServerApp.getUser({ actor: "none" });
  if (user === null) throw new Error("Only the user can sign.");
  console.info(`${user.id} signed ${contractId}`);
}
