import * as admin from "@/names/admin-entry-point";
import * as protocol from "@/names/protocol-entry-point";
import * as server from "@/names/server";
import * as serverEntryPoint from "@/names/server-entry-point";
import * as testing from "@/names/testing-entry-point";

/** Keeps every module of the folder in the build. */
export function GET(): Response {
  return Response.json(
    [admin, protocol, server, serverEntryPoint, testing].map((names) => Object.keys(names).length),
  );
}
