import { payments } from "@stackkit/next/protocol/internal";
import { defineRoute } from "../http/route.js";

/** The answers of a service without payments, the same for every customer. */
export const paymentRoutes = [
  defineRoute(payments.billing, () => ({ hasCustomer: false, defaultPaymentMethod: null })),
  defineRoute(payments.products, () => ({ items: [], nextCursor: null })),
];
