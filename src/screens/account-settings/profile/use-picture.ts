import { useEffect, useState } from "react";

/** Decodes a file as a picture: undefined while decoding, null if it is not a picture. */
export function usePicture(file: File): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let wanted = true;
    // A bitmap rather than a `blob:` address, which a strict content security policy blocks.
    createImageBitmap(file).then(
      (read) => wanted && setPicture(read),
      () => wanted && setPicture(null),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return picture;
}
