/** Guards of `service/src/events/`. @type {readonly import("../guards.mjs").Guard[]} */
export const EVENTS_GUARDS = [
  {
    name: "Events carry no uploaded pictures",
    file: "service/src/events/emit-event.ts",
    guard: "body: JSON.stringify({ type, data, actor }, withoutUploads),",
    without: "body: JSON.stringify({ type, data, actor }),",
    test: "tests/hardening/limits/webhook-queue.test.ts",
  },
  {
    name: "Unsent updates become one",
    file: "service/src/events/deliveries-table.ts",
    guard: "subject === null ? [] : await replaceUnsent(db, projectId, subject, body);",
    without:
      "subject === null || body.length > 0 ? [] : await replaceUnsent(db, projectId, subject, body);",
    test: "tests/hardening/limits/webhook-queue.test.ts",
  },
  {
    name: "Sent events keep no body",
    file: "service/src/events/deliveries.ts",
    guard: "...(failure ? {} : { body: typeAlone(delivery) }),",
    without: "...(failure || delivery.attempts < 99 ? {} : { body: typeAlone(delivery) }),",
    test: "tests/hardening/limits/webhook-queue.test.ts",
  },
  {
    name: "Failed events of an endpoint are bounded",
    file: "service/src/events/deliveries-table.ts",
    guard: ".offset(most)",
    without: ".offset(most * 100)",
    test: "tests/service/projects/webhook-deliveries.test.ts",
  },
];
