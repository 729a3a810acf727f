import {
  ActorBanner,
  MessageCard,
  Protect,
  SelectedTeamSwitcher,
  TeamCreation,
  UserAvatar,
} from "@stackkit/next";
import { JustSignedIn } from "./just-signed-in";
import { PEOPLE } from "./people";
import { UserMenu } from "./user-menu";

const SIZES = [24, 40, 72];

/** A component of the kit on an app's page, or undefined for an unknown name. */
export function componentNamed(name: string, props: Readonly<Record<string, unknown>> = {}) {
  switch (name) {
    case "UserButton":
      return <UserMenu showUserInfo={props.showUserInfo === true} />;
    case "AfterSignIn":
      return (
        <>
          <JustSignedIn
            by={props.leaked === true ? "leaked-password" : "password"}
            makesPasskeys={props.makesPasskeys === true}
          />
          <UserMenu showUserInfo={false} />
        </>
      );
    case "SelectedTeamSwitcher":
      return <SelectedTeamSwitcher />;
    case "ActorBanner":
      return <ActorBanner />;
    case "TeamCreation":
      return <TeamCreation />;
    case "Protect":
      return (
        <Protect permission="see_the_gallery">
          <p id="protected">Only people with a permission see this text.</p>
        </Protect>
      );
    case "UserAvatar":
      return [PEOPLE.someone, PEOPLE.longNamed, null].flatMap((user) =>
        SIZES.map((size) => <UserAvatar key={`${user?.id}${size}`} user={user} size={size} />),
      );
    case "MessageCard":
      return (
        <MessageCard
          title="The board is being moved"
          primaryButtonText="To the gallery"
          primaryHref="/gallery"
          secondaryButtonText="To the sign-in page"
          secondaryHref="/gallery/sign-in"
        >
          It will be back in a few minutes, with everything that was on it.
        </MessageCard>
      );
    default:
      return undefined;
  }
}
