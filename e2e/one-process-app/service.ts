import "server-only";
import { createService } from "@stackkit/service/next";

const { WEBHOOK_URL } = process.env;

export const service = createService({
  webhooks: WEBHOOK_URL ? [{ url: WEBHOOK_URL, secret: `whsec_${"a".repeat(32)}` }] : [],
  project: {
    displayName: "One",
    config: {
      magicLinkEnabled: true,
      oauthProviders: [{ id: "github", type: "shared", enabled: true }],
    },
  },
});
