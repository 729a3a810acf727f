import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Avatar } from "../../../ui/avatar.js";
import { Button } from "../../../ui/button.js";
import { useChange } from "../use-change.js";
import { useOptimisticValue } from "../use-optimistic-value.js";

const PictureCrop = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./picture-crop.js")).PictureCrop,
}));

/** Browsers may only set pictures that are embedded in the URL itself. */
const CARRIED = "data:";
const TAKEN = "image/jpeg,image/png,image/webp,image/gif,image/avif";
const SIZE = 72;

interface PictureFieldProps {
  url: string | null;
  /** Name of the person or team in the picture. */
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

/**
 * Shows a picture; a chosen file is cropped to a square first. The change shows at once and is
 * undone if saving fails.
 */
export function PictureField({
  url,
  name,
  square = false,
  words,
  save,
}: PictureFieldProps): ReactNode {
  const t = useMessages("account");
  const { run, region } = useChange();
  const [shown, hold] = useOptimisticValue(url);
  const [file, setFile] = useState<File>();
  const chooser = useRef<HTMLInputElement>(null);

  const put = (picture: string | null) => {
    // An external picture (such as a provider's) can be removed but not restored from here.
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
