import { useState } from "react";
import { Link } from "wouter";
import { useProject } from "../api/project.js";

/** What a person or team is shown with. */
export interface Shown {
  readonly id: string;
  readonly displayName?: string | null;
  readonly primaryEmail?: string | null;
  readonly profileImageUrl?: string | null;
}

/** The best name that there is. */
export const nameOf = ({ displayName, primaryEmail, id }: Shown): string =>
  displayName?.trim() || primaryEmail || id;

/** A picture, which comes through the service, or the first letter of the name. */
export function Avatar({
  of,
  large = false,
}: {
  /** Undefined until it is read. */
  readonly of: Shown | undefined;
  readonly large?: boolean;
}) {
  const [isBroken, setBroken] = useState(false);
  const source = of?.profileImageUrl;
  const shows = source && !isBroken;
  return (
    <span className={large ? "avatar avatar-large" : "avatar"} aria-hidden="true">
      {shows ? (
        <img
          src={source.startsWith("data:") ? source : pictureUrl(source)}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        of && (Array.from(nameOf(of))[0]?.toUpperCase() ?? "?")
      )}
    </span>
  );
}

/** The console's policy allows pictures of its own address only. */
const pictureUrl = (source: string): string =>
  new URL(`api/picture?url=${encodeURIComponent(source)}`, document.baseURI).href;

/** A person with a link to their page, and their address below their name. */
export function PersonLink({
  of,
  address,
}: {
  readonly of: Shown;
  readonly address?: string | null;
}) {
  const { id } = useProject();
  const name = nameOf(of);
  return (
    <span className="person">
      <Avatar of={of} />
      <span title={name}>
        <Link to={`/${id}/users/${of.id}`}>{name}</Link>
        {address && address !== name && (
          <span className="person-address" title={address}>
            {address}
          </span>
        )}
      </span>
    </span>
  );
}
