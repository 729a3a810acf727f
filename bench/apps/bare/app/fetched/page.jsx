import { cookies } from "next/headers";

export default async function Page() {
  const jar = await cookies();
  const [, token] = JSON.parse(jar.get("stack-access").value);
  const response = await fetch(`${process.env.STACK_API_URL}/api/v1/users/me`, {
    cache: "no-store",
    headers: {
      "x-stack-project-id": process.env.STACK_PROJECT_ID,
      "x-stack-access-type": "server",
      "x-stack-secret-server-key": process.env.STACK_SECRET_SERVER_KEY,
      "x-stack-access-token": token,
    },
  });
  const user = await response.json();
  return <p>Hello {user.primary_email}</p>;
}
