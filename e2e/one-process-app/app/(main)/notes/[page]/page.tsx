/** Pages enough for every worker of a build. */
const PAGES = 24;

export const generateStaticParams = () =>
  Array.from({ length: PAGES }, (_, page) => ({ page: String(page + 1) }));

export default async function Note({ params }: PageProps<"/notes/[page]">) {
  const { page } = await params;
  return <h1>{`Note ${page}`}</h1>;
}
