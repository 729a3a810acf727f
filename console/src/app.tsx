import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Router } from "wouter";
import { Problem } from "./api/problem.js";
import { Gate } from "./sign-in/gate.js";
import { Toasts } from "./ui/toast.js";
import { holdLinks } from "./ui/use-form-changes.js";

/** The path that the service delivers the console at, without a slash at its end. */
const BASE = new URL(document.baseURI).pathname.replace(/\/$/, "");

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // What a person may not do, or what is wrong, is not worth a second call. What was waited
      // for long is read again by itself, while the page says so.
      retry: (failures, error) =>
        failures < 2 && error instanceof Problem && ["unreachable", "failed"].includes(error.kind),
    },
  },
});

/** The console. */
export const App = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={client}>
      <Router base={BASE} aroundNav={holdLinks}>
        <Toasts>
          <Gate />
        </Toasts>
      </Router>
    </QueryClientProvider>
  </CSPProvider>
);
