import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Avatar } from "../../../ui/avatar.js";
import { Button } from "../../../ui/button.js";
import { useChange } from "../use-change.js";
import { useHeld } from "../use-optimistic-value.js";

const PictureCrop = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./picture-crop.js")).PictureCrop,
}));

/** The only pictures that a browser may set: those that it carries itself. */
const CARRIED = "data:";
const TAKEN = "image/jpeg,image/png,image/webp,image/gif,image/avif";
const SIZE = 72;

interface PictureFieldProps {
  url: string | null;
  /** Whose picture it is. */
  name: string | null;
  square?: boolean;
  words: {
    readonly choose: string;
    readonly remove: string;
    readonly saved: string;
    readonly removed: string;
  };
  save: (url: string | null) => Promise<unknown>;
}

/** Shows a picture; a file in its place is cut to a square first. Seen at once, taken back where it cannot be saved. */
export function PictureField({
  url,
  name,
  square = false,
  words,
  save,
}: PictureFieldProps): ReactNode {
  const t = useMessages("account");
  const { run, region } = useChange();
  const [shown, hold] = useHeld(url);
  const [file, setFile] = useState<File>();
  const chooser = useRef<HTMLInputElement>(null);

  const put = (picture: string | null) => {
    // A picture from elsewhere, such as a provider's, can be taken away but not put back from here.
    const canGoBack = url === null || url.startsWith(CARRIED);
    const back = { work: () => save(url), show: () => hold(url), done: t("account.undone") };
    void run({
      work: () => save(picture),
      show: () => hold(picture),
      done: picture === null ? words.removed : words.saved,
      ...(canGoBack ? { undo: back } : {}),
    });
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0]);
    event.target.value = "";
  };

  return (
    <>
      <div className="stk-picture">
        <Avatar size={SIZE} url={shown} name={name} square={square} border />
        <div className="stk-buttons">
          <Button onClick={() => chooser.current?.click()}>{words.choose}</Button>
          {shown === null ? null : (
            <Button look="quiet" onClick={() => put(null)}>
              {words.remove}
            </Button>
          )}
          <p className="stk-hint">{t("profile.pictureHint")}</p>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={TAKEN}
            aria-label={words.choose}
            onChange={chosen}
          />
        </div>
      </div>
      {file ? (
        <Suspense>
          <PictureCrop
            file={file}
            onClose={() => setFile(undefined)}
            onCut={(picture) => {
              setFile(undefined);
              put(picture);
            }}
          />
        </Suspense>
      ) : null}
      {region}
    </>
  );
}
