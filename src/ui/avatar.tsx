"use client";

import { type ReactNode, useState } from "react";
import { flag } from "./theme/class-name.js";
import { Scope } from "./theme/scope.js";

interface Pictured {
  readonly profileImageUrl?: string | null;
  readonly displayName?: string | null;
  readonly primaryEmail?: string | null;
}

/**
 * Up to two initials: of a name's first and last word, counted as user-perceived characters. The
 * same in each language, since a server does not know the browser's.
 */
export function initialsOf(name: string, onlyOne = false): string {
  const words = name.trim().split(/\s+/);
  const first = (word = ""): string => {
    const [letter] = new Intl.Segmenter("en").segment(word);
    return letter?.segment.toUpperCase() ?? "";
  };
  return first(words[0]) + (words.length > 1 && !onlyOne ? first(words.at(-1)) : "");
}

/** Two letters are illegible in smaller pictures. */
const TWO_LETTERS_FROM = 28;

interface AvatarProps {
  /** Edge of the picture in pixels. */
  size?: number;
  url?: string | null | undefined;
  name?: string | null | undefined;
  /** Teams are squares, people are round. */
  square?: boolean;
  border?: boolean | undefined;
}

/**
 * A picture, or initials if there is none or it cannot be loaded. Decorative: an adjacent name
 * labels it.
 */
export function Avatar({
  size = 34,
  url,
  name,
  square = false,
  border = false,
}: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const isSmall = size < TWO_LETTERS_FROM;
  return (
    <span
      className="stk-avatar"
      data-square={flag(square)}
      data-border={flag(border)}
      aria-hidden="true"
    >
      {url && url !== broken ? (
        // biome-ignore lint/performance/noImgElement: a picture may come from any address; next/image wants each of them configured.
        <img
          src={url}
          alt=""
          width={size}
          height={size}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
          {name ? (
            <text x="20" y="20" dy="0.35em" textAnchor="middle" fontSize={isSmall ? 22 : 15}>
              {initialsOf(name, isSmall)}
            </text>
          ) : (
            <path
              d="M20 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-11 21c0-5 4.8-7 11-7s11 2 11 7"
              fill="currentColor"
            />
          )}
        </svg>
      )}
    </span>
  );
}

/** Props of {@link UserAvatar}. */
export interface UserAvatarProps {
  /** Edge of the picture in pixels. */
  size?: number;
  /** Whose picture. Without a user, or a picture of theirs, an initial or a symbol. */
  user?: Pictured | null;
  /** Draws a line around the picture. */
  border?: boolean;
}

/** The picture of a user. */
export const UserAvatar = ({ size, user, border }: UserAvatarProps): ReactNode => (
  <Scope className="stk-inline">
    <Avatar
      {...(size === undefined ? {} : { size })}
      url={user?.profileImageUrl}
      name={user?.displayName || user?.primaryEmail}
      border={border}
    />
  </Scope>
);
