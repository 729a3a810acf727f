/** Loaded lazily: the library is a third of the service's code. */
export const loadWebauthn = () => import("@simplewebauthn/server");
