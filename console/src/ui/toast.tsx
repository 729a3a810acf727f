import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import { Icon } from "./icon.js";

const manager = Toast.createToastManager();

/** Says quietly that something is done. */
export const announce = (words: string): void => {
  manager.add({ title: words, priority: "low" });
};

/** Where announcements appear. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => (
  <Toast.Provider toastManager={manager} timeout={5_000} limit={3}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className="toasts">
        <List />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

const List = () =>
  Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Title />
      <Toast.Close className="icon-button" aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
