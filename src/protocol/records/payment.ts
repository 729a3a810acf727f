import * as z from "zod/mini";
import { get, one, page } from "../operations/operation.js";
import { column, record } from "./record.js";

/**
 * Reads of newer clients of the hosted service. Its account settings fail without them. This service
 * has no payments: there are no customers and no products.
 */
export const payments = {
  billing: get("/payments/billing/{customer_type}/{customer_id}", {
    access: "client",
    loose: true,
    returns: one(
      record("billing", {
        hasCustomer: column("has_customer", z.boolean()),
        defaultPaymentMethod: column("default_payment_method", z.null()),
      }),
    ),
  }),
  products: get("/payments/products/{customer_type}/{customer_id}", {
    access: "client",
    loose: true,
    returns: page(record("product", {})),
  }),
};
