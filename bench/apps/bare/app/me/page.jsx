import { Me } from "./me";

export default function Page() {
  return <Me />;
}
