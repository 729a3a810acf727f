// React chooses its build when it is first loaded, and a test may name another NODE_ENV by then.
import "react";
import "react/jsx-dev-runtime";
