// How many sockets and event streams one network may hold open at once, in this process. Opening one is a call like any
// other and free of charge, so whoever opens them without end would take the memory of all.

export interface ConnectionLimit {
  /** Returns what to call once the connection is closed, or null when the network has as many as it may. */
  take(network: string): (() => void) | null;
}

export const limitConnections = (most: number): ConnectionLimit => {
  const open = new Map<string, number>();
  return {
    take(network) {
      const count = open.get(network) ?? 0;
      if (count >= most) return null;
      open.set(network, count + 1);
      return () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      };
    },
  };
};
