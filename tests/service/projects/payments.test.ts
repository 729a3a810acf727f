import { expect, it } from "vitest";
import { serveTestProject } from "../../support/service.js";

const project = serveTestProject();

it("newer clients learn that a user is no customer, and has no products", async () => {
  const { userId, accessToken: token } = await project.signUp();
  const read = async (path: string) => (await project.call("GET", path, { token })).body;
  expect(await read(`/payments/billing/user/${userId}`)).toEqual({
    has_customer: false,
    default_payment_method: null,
  });
  expect(await read(`/payments/products/user/${userId}?limit=1`)).toEqual({
    items: [],
    is_paginated: true,
    pagination: { next_cursor: null },
  });
});
