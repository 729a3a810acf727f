import { randomUUID } from "node:crypto";

/** Returns a unique address, so that tests do not share users. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** A callback URL that test projects trust. */
export const CALLBACK = "http://localhost:3000/callback";
