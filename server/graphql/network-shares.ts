// What one network may hold of something that all share, and what all networks may hold together. Many networks at once
// would take what is left for everybody, though each keeps its own limit.

export interface Share {
  /** The most of one network. */
  each: number;
  /** The most of all networks together, before those that hold least go first. */
  all: number;
}

interface Held {
  /** Most for one network, the newcomer included. */
  own: number;
  /** Most for all networks. */
  total: number;
  networks: number;
}

/** True when a network holds too much: more than its own most or, where all hold too much, no less than others on average. */
export const isOverShare = ({ own, total, networks }: Held, { each, all }: Share): boolean =>
  own > each || (total > all && own >= total / networks);
