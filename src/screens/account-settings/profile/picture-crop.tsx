import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import { Notice } from "../../../ui/feedback/notice.js";
import { type Crop, dragged, MAX_ZOOM, squareOf, WHOLE } from "./crop.js";
import { drawSquare, pictureUrl } from "./picture-url.js";
import { Range } from "./range.js";
import { usePicture } from "./use-picture.js";

/**
 * Edge of the view in canvas pixels, shown at half that size for sharp rendering on dense screens.
 */
const VIEW = 480;
interface PictureCropProps {
  file: File;
  onCut: (url: string) => void;
  onClose: () => void;
}

/** Cuts a square out of a picture, by dragging or with three keyboard-accessible sliders. */
export function PictureCrop({ file, onCut, onClose }: PictureCropProps): ReactNode {
  const t = useMessages("account");
  const picture = usePicture(file);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [tooLarge, setTooLarge] = useState(false);
  const view = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (picture && view.current) drawSquare(view.current, picture, squareOf(picture, crop));
  }, [picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!picture || event.buttons === 0) return;
    const { movementX, movementY, currentTarget } = event;
    setCrop((now) => dragged(picture, now, movementX, movementY, currentTarget.clientWidth));
  };
  const use = () => {
    const url = picture ? pictureUrl(picture, squareOf(picture, crop)) : undefined;
    setTooLarge(url === undefined);
    if (url !== undefined) onCut(url);
  };

  const wrong =
    picture === null
      ? t("profile.pictureUnreadable")
      : tooLarge
        ? t("profile.pictureTooLarge")
        : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("profile.pictureCropTitle")}
      text={t("profile.pictureCropHelp")}
    >
      {picture === null ? null : (
        <div className="stk-crop">
          <div className="stk-crop-view" aria-hidden="true">
            <canvas
              ref={view}
              width={VIEW}
              height={VIEW}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
            />
          </div>
          <Range
            label={t("profile.pictureZoom")}
            min={1}
            max={MAX_ZOOM}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <Range
            label={t("profile.pictureAcross")}
            value={crop.across}
            onChange={(across) => setCrop({ ...crop, across })}
          />
          <Range
            label={t("profile.pictureUpDown")}
            value={crop.down}
            onChange={(down) => setCrop({ ...crop, down })}
          />
        </div>
      )}
      <div role="alert" className="stk-form-alert">
        {wrong ? <Notice kind="error" text={wrong} /> : null}
      </div>
      <div className="stk-actions">
        <Button look="primary" resting={!picture} onClick={use}>
          {t("profile.pictureUse")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("action.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}
