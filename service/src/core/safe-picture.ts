/** Only HTTPS, and of normal length. */
const SAFE = /^https:\/\/[^\s"'<>]{1,2000}$/;

/** Whether the address of a picture may be shown to other users. */
export const isSafePicture = (url: string): boolean => SAFE.test(url);
