// Amounts that are spoken for while something is under way, by name, in this process.

export interface Reservation {
  /** What others had reserved under the same name before. */
  ahead: number;
  /** Ends it; called again it does nothing. */
  release(): void;
}

export interface Reservations {
  reserve(name: string, amount: number): Reservation;
  /** The reservations of one name. */
  of(name: string): number;
}

export const createReservations = (): Reservations => {
  const reserved = new Map<string, number>();
  const add = (name: string, amount: number) => {
    const sum = (reserved.get(name) ?? 0) + amount;
    if (sum > 0) reserved.set(name, sum);
    else reserved.delete(name);
  };
  const of = (name: string) => reserved.get(name) ?? 0;
  return {
    of,
    reserve(name, amount) {
      const ahead = of(name);
      add(name, amount);
      let held = amount;
      const release = () => {
        add(name, -held);
        held = 0;
      };
      return { ahead, release };
    },
  };
};
