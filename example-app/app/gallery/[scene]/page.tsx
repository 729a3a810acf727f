import { AccountSettings, EmailVerification, ForgotPassword, PasswordReset, SignIn, SignUp, StackProvider } from "@stackkit/next";
import { StackHandler } from "@stackkit/next/handler";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { developmentOnly } from "../../../gallery/development-only";
import { galleryApp } from "../../../gallery/gallery-app";
import { PEOPLE } from "../../../gallery/people";
import { PROJECTS } from "../../../gallery/projects";
import { SCENES, type Scene } from "../../../gallery/scenes";

export async function generateMetadata({ params }: PageProps<"/gallery/[scene]">): Promise<Metadata> {
  const scene = SCENES[(await params).scene];
  return { title: scene ? `${scene.group}: ${scene.title}` : "Gallery" };
}

/** The screen by itself, where the kit has it for an app's own pages; else the handler's page. */
function Screen({ page, query = {}, project = "everything", firstTab }: Scene) {
  const way = { fullPage: true, project: PROJECTS[project], ...(firstTab && { firstTab }) };
  switch (page) {
    case "sign-in":
      return <SignIn {...way} />;
    case "sign-up":
      return <SignUp {...way} />;
    case "forgot-password":
      return <ForgotPassword fullPage />;
    case "password-reset":
      return <PasswordReset fullPage searchParams={query} />;
    case "email-verification":
      return <EmailVerification fullPage searchParams={query} />;
    case "account-settings":
      return <AccountSettings fullPage />;
    default:
      return <StackHandler fullPage app={galleryApp} routeProps={{ params: { stack: [page] }, searchParams: query }} />;
  }
}

export default async function ScenePage({ params }: PageProps<"/gallery/[scene]">) {
  developmentOnly();
  const scene = SCENES[(await params).scene];
  if (scene === undefined) notFound();
  return (
    <StackProvider app={galleryApp} user={PEOPLE[scene.person ?? "nobody"]}>
      <Screen {...scene} />
    </StackProvider>
  );
}
