// Which figures stand beside a line, for each agent.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import type { CostSplit } from '../../../domain/estimate/estimate-figures.ts';
import { sumMoney } from '../../../domain/money/money.ts';
import { lineTotal } from '../../../domain/money/pricing.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import type { EstimateGroup } from '../line-groups.ts';
import { type WriteMoney, writeQuantity } from '../../../domain/money/written.ts';
import type { LineColumn } from './line-table-options.ts';

type EstimateColumn = LineColumn<LineItem, EstimateGroup>;

const NONE = '–';

const quantity: EstimateColumn = {
  head: 'Qty',
  width: 36,
  cell: (line) => writeQuantity(line.quantity),
};
const unit: EstimateColumn = {
  head: 'Unit',
  width: 20,
  alignment: 'left',
  cell: (line) => line.unit,
};
/** Owners read `sq ft`, and no codes of the trade. */
const spelledUnit: EstimateColumn = {
  ...unit,
  width: 44,
  cell: (line) => unitWords(line.unit, line.quantity),
};

const unitPrice = (money: WriteMoney): EstimateColumn => ({
  head: 'Unit price',
  width: 54,
  cell: (line) => money(line.unitPrice, 4),
});
const tax = (money: WriteMoney): EstimateColumn => ({
  head: 'Tax',
  width: 46,
  cell: (line) => money(line.tax),
  subtotal: (group) => money(group.tax),
});
const total = (money: WriteMoney, head = 'Total'): EstimateColumn => ({
  head,
  width: 62,
  cell: (line) => money(lineTotal(line)),
  subtotal: (group) => money(group.total),
});

const sumOf = ({ lines }: EstimateGroup, amount: (line: LineItem) => number): number =>
  sumMoney(lines.map(({ line }) => amount(line)));

const cost = (money: WriteMoney, head: string, part: keyof CostSplit): EstimateColumn => ({
  head,
  width: 52,
  cell: ({ metadata }) => (metadata.cost?.[part] ? money(metadata.cost[part]) : NONE),
  subtotal: (group) => money(sumOf(group, ({ metadata }) => metadata.cost?.[part] ?? 0)),
});

const lossOf = ({ metadata }: LineItem): number => metadata.claim?.depreciation ?? 0;
const acvOf = (line: LineItem): number => line.metadata.claim?.acv ?? lineTotal(line);

/** Writes a loss as claims do: (held back until the work is done), <never paid>. */
const writeLoss = (money: WriteMoney, line: LineItem): string => {
  const loss = lossOf(line);
  if (loss === 0) return NONE;
  return (line.metadata.claim?.isRecoverable ?? true) ? `(${money(loss)})` : `<${money(loss)}>`;
};

const depreciation = (money: WriteMoney): EstimateColumn => ({
  head: 'Depreciation',
  width: 54,
  cell: (line) => writeLoss(money, line),
  subtotal: (group) => money(sumOf(group, lossOf)),
});
const acv = (money: WriteMoney): EstimateColumn => ({
  head: 'ACV',
  width: 56,
  cell: (line) => money(acvOf(line)),
  subtotal: (group) => money(sumOf(group, acvOf)),
});

const COLUMNS: Record<AgentKind, (money: WriteMoney) => EstimateColumn[]> = {
  HOME_PROJECT: (money) => [quantity, spelledUnit, unitPrice(money), tax(money), total(money)],
  INSURANCE: (money) => [
    quantity,
    unit,
    { ...unitPrice(money), width: 48 },
    { ...tax(money), width: 40 },
    { ...total(money, 'RCV'), width: 56 },
    depreciation(money),
    acv(money),
  ],
  CONTRACTOR: (money) => [
    quantity,
    unit,
    cost(money, 'Labor', 'labor'),
    cost(money, 'Material', 'material'),
    cost(money, 'Equipment', 'equipment'),
    { ...tax(money), width: 42 },
    total(money),
  ],
};

export const lineColumns = (agent: AgentKind, money: WriteMoney): EstimateColumn[] =>
  COLUMNS[agent](money);
