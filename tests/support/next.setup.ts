// The environment that modules of Next expect.
import "next/dist/server/node-environment-baseline.js";
