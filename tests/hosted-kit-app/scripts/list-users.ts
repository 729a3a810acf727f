import { StackServerApp } from "@stackframe/stack";

const app = new StackServerApp({ tokenStore: "memory" });

for (const user of await app.listUsers({ limit: 100 })) console.log(user.id, user.primaryEmail);
