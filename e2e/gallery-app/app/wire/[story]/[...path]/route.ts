import { repliesOf } from "../../../../gallery/replies";
import { STORIES } from "../../../../gallery/stories";
import { answerOnWire } from "../../../../gallery/wire";

/** Stands in for the service with a story's responses and failures. */
async function answer(
  request: Request,
  { params }: { params: Promise<{ story: string; path: string[] }> },
): Promise<Response> {
  const { story, path } = await params;
  const found = STORIES[story];
  if (found === undefined)
    return new Response(`The gallery has no story named ${story}`, { status: 404 });
  return answerOnWire(request, `/${path.join("/")}`, repliesOf(found));
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST };
