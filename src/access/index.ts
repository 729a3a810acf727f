export {
  Access,
  type AccessOptions,
  type Ask,
  type Expected,
  type From,
  freshReads,
  type Item,
  type Listed,
  type Read,
  type Readable,
  type ReadableOne,
  type Reads,
} from "./access.js";
