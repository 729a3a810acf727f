import { API_PATH, operations } from "@stackkit/next/protocol/internal";
import { beforeAll, describe, expect, it } from "vitest";
import { AUTHORIZATION_CODE_LIFE_MILLIS } from "../../../service/src/sign-in/oauth/handle-provider-callback.js";
import { newEmail } from "../../support/addresses.js";
import { KEYS, read, serveTestProject, TestClock } from "../../support/service.js";
import { REDIRECT_URI, Visitor } from "../../support/visitor.js";

const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock },
);
let visitor: Visitor;
beforeAll(async () => {
  visitor = new Visitor(project);
});

const signIn = () => visitor.signIn("google", { email: newEmail() });
const codeIn = (answer: Response) =>
  new URL(answer.headers.get("location") as string).searchParams.get("code") as string;
const INVALID = [400, "INVALID_AUTHORIZATION_CODE"];

describe("an authorization code", () => {
  it("is exchanged by exactly one of 50 who try at once", async () => {
    const answer = await signIn();
    const tries = await Promise.all(Array.from({ length: 50 }, () => visitor.exchange(answer)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ code }) => code === "INVALID_AUTHORIZATION_CODE")).toHaveLength(49);
  });

  it("is stored as a hash", async () => {
    const code = codeIn(await signIn());
    expect(
      JSON.stringify(
        await project.service.context.db.selectFrom("authorization_codes").selectAll().execute(),
      ),
    ).not.toContain(code);
  });

  it("ends after five minutes", async () => {
    const answer = await signIn();
    clock.advance(AUTHORIZATION_CODE_LIFE_MILLIS);
    const { status, code } = await visitor.exchange(answer);
    expect([status, code]).toEqual(INVALID);
  });

  it("needs its verifier, and survives a wrong one", async () => {
    const answer = await signIn();
    const { status, code } = await visitor.exchange(answer, { code_verifier: "wrong" });
    expect([status, code]).toEqual(INVALID);
    expect((await visitor.exchange(answer)).status).toBe(200);
  });

  it("needs the redirect address that it was made for", async () => {
    const answer = await signIn();
    const { status, code } = await visitor.exchange(answer, {
      redirect_uri: `${REDIRECT_URI}/other`,
    });
    expect([status, code]).toEqual([400, "REDIRECT_URL_NOT_WHITELISTED"]);
    expect((await visitor.exchange(answer)).status).toBe(200);
  });

  it("that was never issued is refused", async () => {
    const { status, code } = await visitor.exchange(await signIn(), { code: "nope" });
    expect([status, code]).toEqual(INVALID);
  });

  it.each(["code", "redirect_uri", "code_verifier"])(
    "is not exchanged without %s",
    async (name) => {
      const { status, body } = await visitor.exchange(await signIn(), { [name]: "" });
      expect([status, body.error]).toEqual([400, "invalid_request"]);
    },
  );

  it("needs the project's id and key", async () => {
    const { status, code } = await visitor.exchange(await signIn(), { client_secret: "pck_nope" });
    expect([status, code]).toEqual([400, "INVALID_OAUTH_CLIENT_ID_OR_SECRET"]);
  });

  it("is exchanged by JSON too, and by HTTP Basic", async () => {
    const body = (answer: Response) => ({
      grant_type: "authorization_code",
      code: codeIn(answer),
      redirect_uri: REDIRECT_URI,
      code_verifier: visitor.verifier,
    });
    const { id } = project;
    const url = API_PATH + operations.oauth.token.path;
    const json = { ...body(await signIn()), client_id: id, client_secret: KEYS(id).client };
    expect(
      (
        await read(
          await visitor.go(url, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(json),
          }),
        )
      ).status,
    ).toBe(200);
    const authorization = `Basic ${Buffer.from(`${id}:${KEYS(id).client}`).toString("base64")}`;
    expect(
      (
        await read(
          await visitor.go(url, {
            method: "POST",
            headers: { authorization },
            body: new URLSearchParams(body(await signIn())),
          }),
        )
      ).status,
    ).toBe(200);
  });
});
