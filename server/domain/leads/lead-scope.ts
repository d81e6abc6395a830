// The work of a lead as a scope that a contractor prices. It holds what the lead holds, and nothing else of the homeowner's.
import type { EditedLine } from '../estimate/edit-lines.ts';
import type { EstimateDocument } from '../estimate/estimate.ts';
import type { LeadDocument, LeadLine } from './lead.ts';
import { ESTIMATE_LIMITS, LINE_LIMITS, PLACE_LIMITS } from '../limits.ts';
import { roundUnitPrice } from '../money/money.ts';
import { emptyScope, type Place, type ScopeOfWork, type Work } from '../scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../scope/scope-parts.ts';

const HOW = 'As the lead lists it';
const USUAL_HEIGHT_FT = 8;

/** Label of a line's place. Several rooms together are called by their names. */
const labelOf = ({ rooms }: LeadLine): string => rooms.join(', ').slice(0, PLACE_LIMITS.name);

const placeNamed = (id: string, label: string): Place => ({
  id,
  label,
  type: 'room',
  count: 1,
  lengthFt: null,
  widthFt: null,
  heightFt: USUAL_HEIGHT_FT,
  areaSf: 0,
  perimeterFt: 0,
  doors: 0,
  windows: 0,
  basis: 'DEFAULT',
  source: null,
  parts: [],
  because: null,
});

const workOn = (id: string, placeId: string, code: string, { quantity, unit }: LeadLine): Work => ({
  id,
  placeId,
  label: null,
  does: { kind: 'ROW', code, quantity, unit, basis: 'STATED', formula: HOW },
  times: 1,
  without: [],
  set: [],
  finishLevel: null,
  ownerSupplies: false,
  optional: false,
  because: null,
  by: 'OWNER',
  certainty: 'TOLD',
  quantityFrom: null,
  age: null,
});

export interface LeadScope {
  scope: ScopeOfWork;
  /** Work that no row of the price book stands behind. */
  others: LeadLine[];
}

/**
 * Makes the scope. Charges on the whole are left to whoever prices it.
 * @param unitOf the unit of a row of the price book; undefined for what is none
 */
export const scopeOfLead = (
  { lines }: Pick<LeadDocument, 'lines'>,
  unitOf: (code: string) => string | undefined,
): LeadScope => {
  const work = lines.filter(({ isCharge }) => !isCharge);
  const isKnown = ({ codes, quantity, unit }: LeadLine): boolean =>
    codes.length > 0 && quantity > 0 && codes.every((code) => unitOf(code) === unit.toUpperCase());
  let rows = 0;
  const known = work.filter((line) => {
    const fits = isKnown(line) && rows + line.codes.length <= SCOPE_LIMITS.work;
    if (fits) rows += line.codes.length;
    return fits;
  });
  const labels = [...new Set(known.map(labelOf))].slice(0, SCOPE_LIMITS.places);
  const placeIds = new Map(labels.map((label, index) => [label, `p${index + 1}`]));
  let nextId = labels.length + 1;
  const listed = known.flatMap((line) => {
    const placeId = placeIds.get(labelOf(line)) ?? 'p1';
    return line.codes.map((code) => workOn(`w${nextId++}`, placeId, code, line));
  });
  const isTaken = new Set(known);
  return {
    scope: {
      ...emptyScope('OWNER'),
      places: [...placeIds].map(([label, id]) => placeNamed(id, label)),
      work: listed,
      nextId,
    },
    others: work.filter((line) => !isTaken.has(line)),
  };
};

/** What the lead says of its lines, in their order, for each row of the price book. */
const detailsByCode = (lines: readonly LeadLine[]): Map<string, string[]> => {
  const said = new Map<string, string[]>();
  for (const { codes, details } of lines) {
    for (const code of codes) said.set(code, [...(said.get(code) ?? []), details]);
  }
  return said;
};

const ownLine = (id: string, line: LeadLine): EditedLine => ({
  id,
  name: line.name.slice(0, LINE_LIMITS.name),
  details: line.details.slice(0, LINE_LIMITS.details),
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.quantity === 0 ? 0 : roundUnitPrice(line.total / line.quantity),
  tax: 0,
  category: line.category,
});

/** The priced lines with what the lead says of them, then the others at what they cost there. For `applyEdits`. */
export const withLeadLines = (
  { items }: Pick<EstimateDocument, 'items'>,
  { lines }: Pick<LeadDocument, 'lines'>,
  others: readonly LeadLine[],
): EditedLine[] => {
  const said = detailsByCode(lines);
  const last = items.reduce((highest, { id }) => Math.max(highest, Number(id)), 0);
  const room = Math.max(0, ESTIMATE_LIMITS.lines - items.length);
  return [
    ...items.map(({ id, name, details, quantity, unit, unitPrice, tax, category, metadata }) => ({
      id,
      name,
      details: said.get(metadata.code ?? '')?.shift() || details,
      quantity,
      unit,
      unitPrice,
      tax,
      category,
    })),
    ...others.slice(0, room).map((line, index) => ownLine(String(last + index + 1), line)),
  ];
};

/** What the contractor's estimate says it was asked: words of the lead alone. */
export const wordsOfLead = ({ title, location, summary, lines }: LeadDocument): string =>
  [
    `Priced from a lead: ${title}, ${location}.`,
    summary,
    lines
      .filter(({ isCharge }) => !isCharge)
      .map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, ESTIMATE_LIMITS.description)
    .toWellFormed();
