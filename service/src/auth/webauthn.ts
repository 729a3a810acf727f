/** The library reads certificates of many kinds, and is a third of what there is to load: it waits for the first passkey. */
export const loadWebauthn = () => import("@simplewebauthn/server");
