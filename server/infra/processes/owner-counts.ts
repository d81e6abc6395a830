// How much of something each owner has; nothing is kept of those who have none.

interface OwnerCounts {
  add(owner: string, change: number): void;
  /** Count of one owner, or of all owners where none is named. */
  of(owner?: string): number;
}

export const createOwnerCounts = (): OwnerCounts => {
  const counts = new Map<string, number>();
  return {
    add(owner, change) {
      const now = (counts.get(owner) ?? 0) + change;
      if (now > 0) counts.set(owner, now);
      else counts.delete(owner);
    },

    of: (owner) =>
      owner === undefined
        ? [...counts.values()].reduce((sum, each) => sum + each, 0)
        : (counts.get(owner) ?? 0),
  };
};
