declare global {
  interface StackKitTypes {
    clientMetadata: { theme: "light" | "dark" } | null;
    clientReadOnlyMetadata: { plan: "free" | "pro" };
    serverMetadata: { score: number };
    teamClientMetadata: { color: string };
    teamClientReadOnlyMetadata: { seats: number };
    teamServerMetadata: { customer: string };
    permissionId: "read" | "write";
  }
}

export {};
