import { configure } from "@testing-library/react";

// Generous, since a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });
