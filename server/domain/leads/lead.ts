// What a contractor is shown of a homeowner's estimate: made once, when the lead is sent, with nothing in it that tells
// who or where exactly the homeowner is. The only road from an estimate to a contractor before both have opted in.
import { z } from 'zod';
import { isCharge } from '../money/charges.ts';
import { FINISH_LEVELS, keysOf, PROPERTY_TYPES, type Timeframe, TIMEFRAMES } from '../catalog.ts';
import { type Trade, TRADES } from './contractor-choices.ts';
import type { EstimateDocument, LineItem } from '../estimate/estimate.ts';
import { sumMoney } from '../money/money.ts';
import { estimateTotal, lineTotal } from '../money/pricing.ts';
import { wantedLines } from './trades-of-work.ts';
import { statesOfZip } from './zip-states.ts';

const leadLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  details: z.string(),
  category: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Dollars with tax. */
  total: z.number(),
  /** Rows of the price book behind it, for a contractor who prices it; none where nobody knows. Shown to nobody. */
  codes: z.array(z.string()),
  rooms: z.array(z.string()),
  /** Worked out from the other lines: no work of its own. */
  isCharge: z.boolean(),
});
export type LeadLine = z.infer<typeof leadLineSchema>;

export const leadDocumentSchema = z.object({
  title: z.string(),
  /** ZIP and state, no street. */
  location: z.string(),
  trades: z.array(z.enum(TRADES)),
  timeframe: z.enum(keysOf(TIMEFRAMES)),
  /** Dollars for the lines below, with what stands around them when they are all. */
  total: z.number(),
  currency: z.string(),
  /** What the homeowner adds, and what there is to do where. */
  summary: z.string(),
  lines: z.array(leadLineSchema),
  /** Sentences: terms, assumptions, what is not included. */
  appendix: z.array(z.string()),
  propertyType: z.enum(keysOf(PROPERTY_TYPES)),
  /** Finish level of the whole job. It is null where none was chosen. */
  finishLevel: z.enum(keysOf(FINISH_LEVELS)).nullable(),
});
export type LeadDocument = z.infer<typeof leadDocumentSchema>;

/** What a lead is made from. */
export interface LeadSource {
  document: EstimateDocument;
  /** Given to the estimate by its owner; null without. */
  title: string | null;
  /** Five digits. */
  zip: string;
  trades: Trade[];
  timeframe: Timeframe;
  specialRequest: string | null;
  /** Categories that contractors are wanted for; none for all. */
  tasks: readonly string[];
}

const NOT_INCLUDED = 'Not included: ';

/** Characters of one exclusion of an estimate. */
const EXCLUSION_MAX = 500;

/** What the homeowner leaves out on purpose, as an estimate holds it. */
export const leadExclusions = ({ appendix }: Pick<LeadDocument, 'appendix'>): string[] =>
  appendix.flatMap((text) =>
    text.startsWith(NOT_INCLUDED) ? [cut(text.slice(NOT_INCLUDED.length), EXCLUSION_MAX)] : [],
  );

const SUMMARY_MAX = 3_000;
const TITLE_LEAST = 3;

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

const locationOf = (zip: string): string => [zip, ...statesOfZip(zip).slice(0, 1)].join(', ');

/** Title of the lead. It is named by its trades where nothing of its own title is left. */
const titleOf = (
  { title, document, trades }: LeadSource,
  hide: (text: string) => string,
): string => {
  const own = hide(title?.trim() || document.title);
  const isTelling = own.replaceAll(/\[[^\]]*\]|[^\p{L}]/gu, '').length >= TITLE_LEAST;
  return isTelling ? own : trades.join(', ');
};

const lineOf = (item: LineItem, hide: (text: string) => string): LeadLine => ({
  id: item.id,
  name: hide(item.name),
  details: hide(item.details),
  category: hide(item.category),
  quantity: item.quantity,
  unit: item.unit,
  total: lineTotal(item),
  codes: [item.metadata.code, item.metadata.claim?.removalCode ?? null].filter(
    (code) => code !== null,
  ),
  rooms: item.metadata.rooms.map(hide),
  isCharge: isCharge(item),
});

const requestOf = (specialRequest: string | null): string[] =>
  specialRequest ? [specialRequest] : [];

/** `Kitchen: Cabinets, Flooring, Painting.`, most of the value first. The reasoning speaks to the owner, and is not shown. */
const workIn = (items: readonly LineItem[]): string => {
  const valueOf = (some: readonly LineItem[]) => sumMoney(some.map(lineTotal));
  const categories = [...Map.groupBy(items, ({ category }) => category || 'Other work')]
    .toSorted(([, a], [, b]) => valueOf(b) - valueOf(a))
    .map(([category]) => category);
  const rooms = [...new Set(items.flatMap(({ metadata }) => metadata.rooms))];
  return `${rooms.length > 0 ? `${rooms.join(', ')}: ` : ''}${categories.join(', ')}.`;
};

const termsOf = ({ document, timeframe }: LeadSource): string[] => [
  `Start: ${TIMEFRAMES[timeframe]}`,
  `Property: ${PROPERTY_TYPES[document.propertyType]}`,
  ...(document.finishLevel ? [`Finish level: ${FINISH_LEVELS[document.finishLevel]}`] : []),
];

/** @param hide takes out of a text what tells who the homeowner is */
export const leadDocumentOf = (
  source: LeadSource,
  hide: (text: string) => string,
): LeadDocument => {
  const { document, tasks, specialRequest, zip, trades, timeframe } = source;
  const items = wantedLines(document.items, tasks);
  const isWhole = items.length === document.items.length;
  return {
    title: titleOf(source, hide),
    location: locationOf(zip),
    trades,
    timeframe,
    total: isWhole ? estimateTotal(document) : sumMoney(items.map(lineTotal)),
    currency: document.currency,
    summary: cut(hide([...requestOf(specialRequest), workIn(items)].join('\n\n')), SUMMARY_MAX),
    lines: items.map((item) => lineOf(item, hide)),
    appendix: [
      ...termsOf(source),
      ...document.assumptions.map((text) => `Assumed: ${hide(text)}`),
      ...document.exclusions.map((text) => `${NOT_INCLUDED}${hide(text)}`),
    ],
    propertyType: document.propertyType,
    finishLevel: document.finishLevel,
  };
};

/** The lead for a contractor who is not to see the work any more. */
export const withoutDetails = (lead: LeadDocument): LeadDocument => ({
  ...lead,
  summary: '',
  lines: [],
  appendix: [],
});
