// Amounts that are spoken for while something is under way, by name, in this process.

/** An amount, or what tells one that grows. */
export type Amount = number | (() => number);

export interface Reservation {
  /** What others had reserved under the same name before. */
  ahead: number;
  /** Ends it; called again it does nothing. */
  release(): void;
}

export interface Reservations {
  reserve(name: string, amount: Amount): Reservation;
  /** The reservations of one name, as they are now. */
  of(name: string): number;
}

const valueOf = (amount: Amount): number => (typeof amount === 'number' ? amount : amount());

export const createReservations = (): Reservations => {
  const reserved = new Map<string, Set<{ amount: Amount }>>();
  const of = (name: string) =>
    [...(reserved.get(name) ?? [])].reduce((sum, { amount }) => sum + valueOf(amount), 0);
  return {
    of,
    reserve(name, amount) {
      const ahead = of(name);
      const held = { amount };
      const all = reserved.get(name) ?? new Set();
      reserved.set(name, all.add(held));
      const release = () => {
        all.delete(held);
        if (all.size === 0 && reserved.get(name) === all) reserved.delete(name);
      };
      return { ahead, release };
    },
  };
};
