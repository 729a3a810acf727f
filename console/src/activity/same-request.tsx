import { useUrlState } from "../api/url-state.js";
import { Button } from "../ui/button.js";

/** Leads from a line to everything of its request. */
const SameRequest = ({ id }: { readonly id: string }) => {
  const [, set] = useUrlState();
  return (
    <Button small look="plain" onClick={() => set({ request: id })}>
      Same request
    </Button>
  );
};

/** A column that leads to the other lines, unless they are shown. */
export const sameRequest = (shown: string | undefined) =>
  shown === undefined
    ? [
        {
          id: "request",
          title: "",
          cell: ({ requestId }: { readonly requestId: string }) => <SameRequest id={requestId} />,
        },
      ]
    : [];
