// What the spreadsheets say of a line beside its price.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { lineTotal } from '../../../domain/money/pricing.ts';
import type { CsvCell } from './csv.ts';

export interface SheetColumn {
  head: string;
  /** Characters. */
  width: number;
  isMoney?: boolean;
  value(line: LineItem): CsvCell;
  /** Makes a workbook compute the number from others. @param total letter of the column of line totals */
  formula?(total: string, row: number): string;
}

const money = (head: string, value: SheetColumn['value']): SheetColumn => ({
  head,
  width: 12,
  isMoney: true,
  value,
});

export const DEPRECIATION = 'Depreciation';
export const RECOVERABLE = 'Recoverable';
/** Column of depreciation. It stands three columns right of the line total. */
const DEPRECIATION_COLUMN = 'N';

const CLAIM: SheetColumn[] = [
  { head: 'Age (years)', width: 7, value: ({ metadata }) => metadata.claim?.age ?? null },
  { head: 'Life (years)', width: 7, value: ({ metadata }) => metadata.claim?.life ?? null },
  money(DEPRECIATION, ({ metadata }) => metadata.claim?.depreciation ?? 0),
  {
    head: RECOVERABLE,
    width: 11,
    value: ({ metadata }) => (metadata.claim ? (metadata.claim.isRecoverable ? 'yes' : 'no') : ''),
  },
  {
    ...money('ACV', (line) => line.metadata.claim?.acv ?? lineTotal(line)),
    formula: (total, row) => `${total}${row}-${DEPRECIATION_COLUMN}${row}`,
  },
];

const COST: SheetColumn[] = [
  money('Labor', ({ metadata }) => metadata.cost?.labor ?? null),
  money('Material', ({ metadata }) => metadata.cost?.material ?? null),
  money('Equipment', ({ metadata }) => metadata.cost?.equipment ?? null),
];

/** What an agent adds to each line. */
export const AGENT_FIELDS: Record<AgentKind, readonly SheetColumn[]> = {
  HOME_PROJECT: [],
  INSURANCE: CLAIM,
  CONTRACTOR: COST,
};
