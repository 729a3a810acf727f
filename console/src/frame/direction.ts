/** Languages that are usually written from right to left. Not all browsers can say. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)/;

/**
 * Mirrors the frame for people whose browser has a language that runs from right to left. The words
 * stay English.
 */
export function applyDirection(): void {
  document.documentElement.dir = RIGHT_TO_LEFT.test(navigator.language) ? "rtl" : "ltr";
}
