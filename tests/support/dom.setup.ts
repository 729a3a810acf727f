import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Generous, since a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });

// Here, since files of one worker load a module once only, and with it its hooks.
afterEach(cleanup);
