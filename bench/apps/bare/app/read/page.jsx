import { cookies } from "next/headers";

export default async function Page() {
  const jar = await cookies();
  return <p>Hello {jar.get("stack-access")?.value.slice(0, 12)}</p>;
}
