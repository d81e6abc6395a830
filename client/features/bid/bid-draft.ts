// A bid as its form holds it: numbers stand as they were typed.
import type { BidLineValues } from './bid-values.ts';

const LINE_NUMBERS = ['quantity', 'labor', 'material', 'equipment', 'tax'] as const;

type LineNumber = (typeof LINE_NUMBERS)[number];

/** `key` tells lines apart while they are typed; two may be alike. Numbers stand as they were typed. */
export type BidLineDraft = Omit<BidLineValues, LineNumber> & { readonly key: number } & Readonly<
    Record<LineNumber, string>
  >;

export interface PhaseDraft {
  readonly key: number;
  readonly name: string;
  readonly startDay: string;
  readonly days: string;
}

export interface PaymentDraft {
  readonly key: number;
  readonly due: string;
  readonly percent: string;
}

export interface BidDraft {
  readonly title: string;
  readonly summary: string;
  readonly note: string;
  readonly lines: readonly BidLineDraft[];
  readonly overhead: string;
  readonly profit: string;
  readonly contingency: string;
  /** One per line. */
  readonly exclusions: string;
  readonly phases: readonly PhaseDraft[];
  readonly payments: readonly PaymentDraft[];
}
