// Papers with known content, as the reader gives them, and an upload that carries one.
import {
  NO_TOTALS,
  type PaperEstimate,
  type PaperLine,
  type PaperTotals,
} from '../../domain/paper/paper-estimate.ts';
import type { PaperUse } from '../../domain/paper/paper-kinds.ts';
import type { UploadReading } from '../upload-reading.ts';

const PLACE = { page: 1, sheet: null, row: null, box: null };

/** A line by its words, quantity, unit and unit price; its amount follows. */
export const paperLine = (
  description: string,
  quantity: number | null,
  unit: string | null,
  unitPrice: number | null = null,
  more: Partial<PaperLine> = {},
): Omit<PaperLine, 'id'> => ({
  place: PLACE,
  room: null,
  section: null,
  number: null,
  description,
  quantity,
  quantityText: null,
  unit,
  unitPrice,
  tax: null,
  overheadProfit: null,
  rcv:
    quantity === null || unitPrice === null ? null : Math.round(quantity * unitPrice * 100) / 100,
  depreciation: null,
  acv: null,
  age: null,
  life: null,
  note: null,
  isNonRecoverable: false,
  isAlternate: false,
  isExcluded: false,
  isCredit: false,
  amounts: [],
  ...more,
});

interface PaperParts extends Partial<Omit<PaperEstimate, 'lines' | 'totals' | 'for' | 'from'>> {
  totals?: Partial<PaperTotals>;
  for?: Partial<PaperEstimate['for']>;
  from?: Partial<PaperEstimate['from']>;
}

export const paperOf = (
  kind: PaperEstimate['kind'],
  lines: readonly Omit<PaperLine, 'id'>[],
  { totals, from, for: claim, ...more }: PaperParts = {},
): PaperEstimate => ({
  kind,
  currency: 'USD',
  from: {
    company: null,
    license: null,
    adjuster: null,
    carrier: null,
    phone: null,
    email: null,
    ...from,
  },
  for: {
    insured: null,
    claimNumber: null,
    policyNumber: null,
    dateOfLoss: null,
    address: null,
    typeOfLoss: null,
    ...claim,
  },
  date: null,
  validUntil: null,
  rooms: [],
  lines: lines.map((line, at) => ({ ...line, id: String(at + 1) })),
  totals: { ...NO_TOTALS, ...totals },
  sides: null,
  bidders: [],
  checks: [],
  unread: [],
  prose: '',
  pageCount: 1,
  pageShapes: [],
  ...more,
});

export const paperUpload = (
  paper: PaperEstimate,
  use: PaperUse = 'PRICE',
  more: Partial<UploadReading> = {},
): UploadReading => ({
  fileId: '1',
  kind: 'DOC',
  name: 'bid.pdf',
  text: '',
  rooms: [],
  lines: [],
  paper,
  use,
  note: null,
  ...more,
});
