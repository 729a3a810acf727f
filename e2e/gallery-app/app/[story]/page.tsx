import { StackProvider } from "@stackkit/next";
import { StackHandler } from "@stackkit/next/handler";
import { refreshCookie } from "@stackkit/next/protocol";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { componentNamed } from "../../gallery/component";
import { Enter } from "../../gallery/enter";
import { galleryApp } from "../../gallery/gallery-app";
import { projectIdOf } from "../../gallery/people";
import { Play } from "../../gallery/play";
import { readReader } from "../../gallery/reader";
import { groupOf, STORIES } from "../../gallery/stories";
import { StoryBar } from "../../gallery/story-bar";

interface StoryPageProps {
  params: Promise<{ story: string }>;
  searchParams: Promise<{ code?: string }>;
}

export async function generateMetadata({ params }: StoryPageProps): Promise<Metadata> {
  const { story: name } = await params;
  const story = STORIES[name];
  return { title: story ? `${groupOf(name)}: ${story.title}` : "Gallery" };
}

/** Names of the handler's pages in `componentProps`. */
const COMPONENTS: Readonly<Record<string, string>> = {
  "sign-in": "SignIn",
  "sign-up": "SignUp",
  "sign-out": "SignOut",
};

/** Components that have a heading of their own. */
const CARDS = ["TeamCreation", "MessageCard"];

export default function StoryPage(props: StoryPageProps) {
  return (
    <Suspense>
      <StoryContent {...props} />
    </Suspense>
  );
}

async function StoryContent({ params, searchParams }: StoryPageProps) {
  const { story: name } = await params;
  const story = STORIES[name];
  if (story === undefined) notFound();
  const { page, query, props, person = "signedOut", signature, play = [] } = story;
  if (person !== "signedOut" && !(await cookies()).has(refreshCookie(projectIdOf(person))))
    return <Enter story={name} />;
  if (story.callback && !(await searchParams).code) return <Enter story={name} />;
  const app = galleryApp(`http://${(await headers()).get("host")}`, name, person);
  const reader = await readReader();
  const component = componentNamed(page, props);
  const ofPage = COMPONENTS[page];
  return (
    <>
      <StoryBar name={name} reader={reader} />
      {component === undefined ? (
        <div className="gallery-screen" data-signature={signature}>
          <StackHandler
            fullPage
            app={app}
            routeProps={{ params: { stack: page.split("/") }, searchParams: query }}
            {...(ofPage && props ? { componentProps: { [ofPage]: props } } : {})}
          />
        </div>
      ) : (
        <main className="gallery-stage" data-theme={reader.appearance}>
          {CARDS.includes(page) ? null : <h1>{story.title}</h1>}
          <StackProvider app={app} user={app.getUser()} lang={reader.language ?? reader.accepted}>
            {component}
          </StackProvider>
        </main>
      )}
      <Play key={name} story={name} steps={play} />
    </>
  );
}
