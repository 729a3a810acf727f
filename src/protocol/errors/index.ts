export { type FamilyCode, families } from "./families.js";
export {
  type AnyKnownError,
  catalogue,
  type ErrorCode,
  type ErrorDetails,
  errorFromWire,
  isKnownError,
  KnownError,
  type KnownErrorClasses,
  type KnownErrorOf,
  KnownErrors,
} from "./known-error.js";
