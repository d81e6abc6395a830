// What the spreadsheets say of a line beside its price.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { LineItem } from '../../../domain/estimate.ts';
import { lineTotal } from '../../../domain/pricing.ts';
import type { CsvCell } from './csv.ts';

export interface LineField {
  head: string;
  /** Characters. */
  width: number;
  isMoney?: boolean;
  value(line: LineItem): CsvCell;
}

const money = (head: string, value: LineField['value']): LineField => ({
  head,
  width: 13,
  isMoney: true,
  value,
});

const CLAIM: LineField[] = [
  { head: 'Age (years)', width: 11, value: ({ metadata }) => metadata.claim?.age ?? null },
  { head: 'Life (years)', width: 11, value: ({ metadata }) => metadata.claim?.life ?? null },
  money('Depreciation', ({ metadata }) => metadata.claim?.depreciation ?? 0),
  {
    head: 'Recoverable',
    width: 11,
    value: ({ metadata }) => (metadata.claim ? (metadata.claim.isRecoverable ? 'yes' : 'no') : ''),
  },
  money('ACV', (line) => line.metadata.claim?.acv ?? lineTotal(line)),
];

const COST: LineField[] = [
  money('Labor', ({ metadata }) => metadata.cost?.labor ?? null),
  money('Material', ({ metadata }) => metadata.cost?.material ?? null),
  money('Equipment', ({ metadata }) => metadata.cost?.equipment ?? null),
];

/** What an agent adds to each line. */
export const AGENT_FIELDS: Record<AgentKind, readonly LineField[]> = {
  HOME_PROJECT: [],
  INSURANCE: CLAIM,
  CONTRACTOR: COST,
};
