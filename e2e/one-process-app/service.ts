import "server-only";
import { createService } from "@stackkit/service/next";

export const service = createService({
  project: {
    displayName: "One",
    config: {
      magicLinkEnabled: true,
      oauthProviders: [{ id: "github", type: "shared", enabled: true }],
    },
  },
});
