import { useMay } from "../api/project.js";
import { Notice } from "../ui/notice.js";
import { View } from "../ui/section.js";
import { Deliveries } from "./deliveries.js";
import { Endpoints } from "./endpoints.js";

/** Where a project's events go, and what became of each. */
export function WebhooksView() {
  const mayChange = useMay("admin");
  return (
    <View title="Webhooks" lead="Your systems hear of changes: new users, members, permissions.">
      {!mayChange && <Notice>Your role reads deliveries. An admin sends them again.</Notice>}
      <Endpoints />
      <Deliveries />
    </View>
  );
}
