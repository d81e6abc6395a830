// Lines written as labels and values: `Quantity: 140 | Unit: SF | Rate: $4.20`, on one line or on several.
import { moneyIn, quantityIn, saysNoFigure } from './figures.ts';
import { emptyDraft, withQuantity, type LineDraft } from './lines.ts';
import { numberedWords } from './line-names.ts';
import type { Row } from './row.ts';
import { unitIn, type UnitOfWork } from '../plans/written-units.ts';

type Label =
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'amount'
  | 'room'
  | 'note'
  | 'tax'
  | 'rcv'
  | 'depreciation'
  | 'acv';

const LABELS: readonly (readonly [label: Label, words: RegExp])[] = [
  ['quantity', /^(?:(?:est(?:imated|\.)? )?(?:qty|quantity|quan|count)|amount needed|quantity needed|amount required|how (?:much|many)|measurement)$/],
  ['unit', /^(?:unit|units|uom|u\/m|unit of measure(?:ment)?)$/],
  ['unitPrice', /^(?:unit price|unit cost|rate|price|price each|price per unit|cost per unit|unit rate|cost each|price per (?:sf|lf|sq|ea|sy))$/],
  ['amount', /^(?:amount|total|line total|extended(?: price)?|total (?:price|cost)|item total|extension|subtotal)$/],
  ['rcv', /^(?:rcv|replacement cost(?: value)?)$/],
  ['depreciation', /^(?:dep(?:rec)?|depreciation)$/],
  ['acv', /^(?:acv|actual cash value)$/],
  ['tax', /^(?:tax|sales tax)$/],
  ['description', /^(?:item|description|work|task|line item|scope|work item|service|product)$/],
  ['room', /^(?:room|location|area)$/],
  ['note', /^(?:notes?|remarks?|comments?)$/],
]; // prettier-ignore

const labelNamed = (text: string): Label | null => {
  const words = text.toLowerCase().replaceAll(/\./g, '').replaceAll(/\s+/g, ' ').trim();
  return LABELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

/** `Label: value` at the borders of a line: the words before a colon, and up to the next label. */
const PAIR =
  /(?:^|[|,;\t]\s*|\s{2,}|[–—-]\s+|(?<=\d|[A-Za-z]{2})\s)((?:[A-Za-z][A-Za-z/.]{0,14} ){0,3}[A-Za-z][A-Za-z/.]{0,14})\s*[:=]\s*/g;

export interface LabeledRow {
  /** Words before the first label. */
  words: string;
  values: Map<Label, string>;
}

/** @returns null when no label of a line stands there */
export const labeledIn = (row: Row): LabeledRow | null => {
  const text = row.cells
    .map((cell) => cell.text)
    .join('  ')
    .slice(0, 600);
  if (!/[:=]/.test(text)) return null;
  const found: { label: Label; from: number; to: number }[] = [];
  for (const match of text.matchAll(PAIR)) {
    const [all, name = ''] = match;
    // `Tile floor, Quantity: 45`: of several words the last may be the label.
    const words = name.split(' ');
    for (let size = words.length; size > 0; size -= 1) {
      const label = labelNamed(words.slice(-size).join(' '));
      if (!label) continue;
      const from = match.index + all.lastIndexOf(words.slice(-size).join(' '));
      found.push({ label, from, to: match.index + all.length });
      break;
    }
  }
  const [first] = found;
  if (!first) return null;
  const values = new Map<Label, string>();
  for (const [at, { label, to }] of found.entries()) {
    const value = text
      .slice(to, found[at + 1]?.from ?? text.length)
      .replace(/[\s|,;\t–—-]+$/, '')
      .trim();
    if (!values.has(label)) values.set(label, value);
  }
  return {
    words: text
      .slice(0, first.from)
      .replace(/[\s|,;:\t–—-]+$/, '')
      .trim(),
    values,
  };
};

const hasQuantity = (values: ReadonlyMap<Label, string>): boolean => {
  const text = values.get('quantity');
  if (text === undefined) return false;
  return quantityIn(text).value !== null || saysNoFigure(text);
};

/** The labels of a row belong to a line: a quantity, or the unit or price of one that stands above. */
export const isPartOfLine = ({ values }: LabeledRow, isOpen: boolean): boolean =>
  hasQuantity(values) ||
  (isOpen &&
    (values.has('unit') ||
      values.has('unitPrice') ||
      values.has('amount') ||
      values.has('note') ||
      values.has('rcv')));

/** Puts the values of a row into a line; a quantity may carry its unit. */
export const takeValues = (draft: LineDraft, { values }: LabeledRow): void => {
  const quantity = quantityIn(values.get('quantity') ?? '');
  const unitText = values.get('unit') ?? '';
  const unit: UnitOfWork | null = quantity.unit ?? (unitText === '' ? null : unitIn(unitText));
  const price = moneyIn(values.get('unitPrice') ?? '');
  draft.quantityText ??= quantity.text;
  const given = draft.written;
  const kept = unit ?? (draft.unit === null ? null : { code: draft.unit, factor: 1 });
  withQuantity(draft, quantity.value ?? given.quantity, kept, price ?? given.unitPrice);
  draft.tax ??= moneyIn(values.get('tax') ?? '');
  draft.rcv ??= moneyIn(values.get('rcv') ?? values.get('amount') ?? '');
  const depreciation = moneyIn(values.get('depreciation') ?? '');
  if (depreciation !== null) draft.depreciation ??= Math.abs(depreciation);
  draft.acv ??= moneyIn(values.get('acv') ?? '');
  draft.written.amount = draft.rcv;
  const note = values.get('note');
  if (note !== undefined && note !== '') draft.note ??= note.slice(0, 1_000);
};

/** @param above words of the line before, which the labels are about */
export const lineOfLabels = (labels: LabeledRow, above: string, row: Row): LineDraft | null => {
  const described =
    labels.values.get('description') ?? (labels.words === '' ? above : labels.words);
  const { number, words } = numberedWords(described.replace(/[\s:,;–—-]+$/, ''));
  if (!/\p{L}{2}/u.test(words)) return null;
  const draft = emptyDraft(words, row.place);
  draft.number = number;
  draft.foundBy = 'LABELS';
  draft.room = labels.values.get('room')?.slice(0, 200) ?? null;
  takeValues(draft, labels);
  return draft;
};
