/** Version of the kit, and of the protocol it speaks. Alone in its file, since every page of an app carries it. */
export const VERSION = "2.8.1";
