// Rows from replacement cost to the net claim, as formulas over the lines: they follow a changed quantity like the total does.
import type { EstimateDocument } from '../../../domain/estimate.ts';
import type { ClaimSums } from '../../../domain/estimate-figures.ts';
import { DEPRECIATION, RECOVERABLE } from './line-fields.ts';
import { type LinePlaces, sumWhere, totalFormula } from './line-sheet.ts';
import { type SheetCell, type MoneyCells, type SheetRow, textCell } from './cells.ts';

type ClaimFigure = readonly [label: string, formula: string, value: number];

/** What was told and comes off what is paid; the deductible stands first, told or not. */
const toldOf = ({ deductible, priorPayments, codeUpgrade }: ClaimSums) => [
  { label: 'Deductible', value: deductible, isOfFirst: false },
  ...(priorPayments ? [{ label: 'Prior payments', value: priorPayments, isOfFirst: false }] : []),
  // This is paid once the work is done.
  ...(codeUpgrade ? [{ label: 'Code upgrade', value: codeUpgrade, isOfFirst: true }] : []),
];

/** Rows of the claim by their place among them; column B of the summary. */
const figuresOf = (claim: ClaimSums, places: LinePlaces, first: number): ClaimFigure[] => {
  const told = toldOf(claim);
  const lessOf = (isFirst: boolean): string =>
    told
      .map(({ isOfFirst }, index) => (isFirst || !isOfFirst ? `-${row(index - told.length)}` : ''))
      .join('');
  const [where, add] = [places.column(RECOVERABLE) ?? '', places.column(DEPRECIATION) ?? ''];
  const row = (index: number): string => `B${first + index}`;
  return [
    ['Replacement cost value (RCV)', totalFormula(places), claim.rcv],
    [
      'Less recoverable depreciation',
      sumWhere({ where, add, value: 'yes' }, places),
      claim.recoverableDepreciation,
    ],
    [
      'Less non-recoverable depreciation',
      sumWhere({ where, add, value: 'no' }, places),
      claim.nonRecoverableDepreciation,
    ],
    ['Actual cash value (ACV)', `${row(0)}-${row(1)}-${row(2)}`, claim.acv],
    ...(claim.net === null || claim.netOnCompletion === null
      ? []
      : ([
          ['Net claim', `MAX(0,${row(3)}${lessOf(true)})`, claim.net],
          [
            'Net claim once depreciation is recovered',
            `MAX(0,${row(0)}-${row(2)}${lessOf(false)})`,
            claim.netOnCompletion,
          ],
        ] as const)),
  ];
};

/** @param above rows of the sheet above these */
export const claimRows = (
  claim: ClaimSums,
  { totalOverride }: EstimateDocument,
  places: LinePlaces,
  { amount, sum }: MoneyCells,
  above: number,
): SheetRow[] => {
  const told = toldOf(claim).map(({ label, value }): SheetRow => ({
    cells: [textCell(label), value === null ? textCell('not stated') : amount(value)],
  }));
  // A total set by hand stands, whatever the lines add up to.
  const cellOf = ([, formula, value]: ClaimFigure): SheetCell | null =>
    totalOverride === null ? sum(formula, value) : amount(value);
  return [
    { cells: [] },
    { look: 'group', cells: [textCell('Claim')] },
    ...told,
    ...figuresOf(claim, places, above + 3 + told.length).map((figure): SheetRow => ({
      cells: [textCell(figure[0]), cellOf(figure)],
    })),
  ];
};
