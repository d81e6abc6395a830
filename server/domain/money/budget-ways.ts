// What brings an estimate down to a told budget: changes of its scope or of who runs the work, each with what it saves.

export interface BudgetGap {
  /** Dollars to stay within. */
  budget: number;
  /** Dollars of the estimate as it stands, edits of its owner included. */
  total: number;
}

export const BUDGET_WAYS = ['LOW_FINISH', 'TRADE_DIRECT', 'OWNER_SUPPLIES', 'LEAVE_OUT'] as const;
export type BudgetWayKind = (typeof BUDGET_WAYS)[number];

export interface BudgetWay {
  kind: BudgetWayKind;
  /** The room, the piece of work; empty where it is the whole job. */
  of: string;
  /** Work of the scope. It is empty where the way concerns the whole job. */
  workIds: string[];
  /** Dollars it saves by itself. */
  saving: number;
  /** Dollars of the estimate with this way and all before it. */
  total: number;
}

/** More are no way that somebody would go. */
export const MOST_WAYS = 6;
