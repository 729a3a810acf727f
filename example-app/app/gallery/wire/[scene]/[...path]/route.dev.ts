import { repliesOf } from "../../../../../gallery/replies";
import { SCENES } from "../../../../../gallery/scenes";
import { answerOnWire } from "../../../../../gallery/wire";

/** Stands in for the service with a story's responses and failures. */
async function answer(
  request: Request,
  { params }: { params: Promise<{ scene: string; path: string[] }> },
): Promise<Response> {
  const { scene, path } = await params;
  const found = SCENES[scene];
  if (found === undefined)
    return new Response(`The gallery has no scene named ${scene}`, { status: 404 });
  return answerOnWire(request, `/${path.join("/")}`, repliesOf(found));
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST };
