import * as admin from "@/names/admin-door";
import * as protocol from "@/names/protocol-door";
import * as server from "@/names/server";
import * as serverDoor from "@/names/server-door";
import * as testing from "@/names/testing-door";

/** Keeps every module of the folder in the build. */
export function GET(): Response {
  return Response.json(
    [admin, protocol, server, serverDoor, testing].map((names) => Object.keys(names).length),
  );
}
