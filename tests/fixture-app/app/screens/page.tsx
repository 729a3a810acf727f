import { Screens } from "./screens";

export default function ScreensPage() {
  return <Screens />;
}
