import { stackServerApp } from "@/stack";

export const generateStaticParams = () => [{ lang: "en" }, { lang: "de" }];

/** The protected page once more, under the prefix of a language. */
export default async function LocalAccountPage({ params }: PageProps<"/[lang]/account">) {
  const { lang } = await params;
  const { displayName } = await stackServerApp.getUser({ or: "redirect" });
  return (
    <h1>
      {lang}: {displayName}
    </h1>
  );
}
