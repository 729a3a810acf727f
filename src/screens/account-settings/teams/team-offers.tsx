import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamOffer } from "../../../resources/teams/domain.js";
import { Avatar } from "../../../ui/avatar.js";
import { Button } from "../../../ui/button.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { Panel } from "../panel.js";
import { Part } from "../part.js";
import { type Change, useChange } from "../use-change.js";

const PICTURE = 32;

interface OfferRowProps {
  offer: TeamOffer;
  account: Account;
  run: (change: Change) => Promise<boolean>;
}

function OfferRow({ offer, account, run }: OfferRowProps): ReactNode {
  const t = useMessages("teams");
  const { teamId: id, teamDisplayName: team, domain, memberCount: count, requestedAt } = offer;
  const leave = { work: () => account.leaveTeam({ id }) };
  const join = (): Change =>
    offer.joining === "offer"
      ? { work: offer.join, done: t("teams.switched", { team }), undo: leave }
      : { work: offer.join, done: t("teams.offerAsked", { team }) };
  const withdraw = { work: offer.withdraw, done: t("teams.offerWithdrawn", { team }) };
  const people = count > 0 ? t("teams.offerPeople", { count, domain }) : domain;
  return (
    <li className="stk-list-row">
      <Avatar square size={PICTURE} url={offer.teamProfileImageUrl} name={team} />
      <div className="stk-list-words">
        <span className="stk-list-name">
          <bdi title={team}>{team}</bdi>
        </span>
        <span className="stk-hint">{requestedAt ? t("teams.offerWaiting", { team }) : people}</span>
      </div>
      <div className="stk-row-actions">
        {requestedAt ? (
          <Button look="quiet" onClick={() => void run(withdraw)}>
            {t("teams.offerWithdraw")}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => void run(join())}>
            {t(offer.joining === "offer" ? "teams.switcherJoin" : "teams.offerAsk", { team })}
          </Button>
        )}
      </div>
    </li>
  );
}

function Offers({ account }: { account: Account }): ReactNode {
  const offers = account.useTeamOffers();
  const { run, region } = useChange();
  // The message outlives the panel, so it is outside and is said once.
  return (
    <>
      {offers.length > 0 ? (
        <Panel>
          <ul className="stk-list">
            {offers.map((offer) => (
              <OfferRow key={offer.teamId} offer={offer} account={account} run={run} />
            ))}
          </ul>
        </Panel>
      ) : null}
      {region}
    </>
  );
}

/** Teams that the reader may join by their address, if the project has such. */
export function TeamOffers({ account }: { account: Account }): ReactNode {
  if (!useScreenApp().useProject().config.teamDomainsEnabled) return null;
  return (
    <Part skeleton={null}>
      <Offers account={account} />
    </Part>
  );
}
