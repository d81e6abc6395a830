// A paper as it can be stored: whole characters, figures and lists within the limits of its schema. A reader may find anything
// on a paper; one figure out of this world must not cost its owner all the others.
import type { z } from 'zod';
import { isRecord } from '../is-record.ts';
import { cleanText, cutText } from '../validation.ts';
import {
  type PaperEstimate,
  PAPER_LIMITS,
  paperEstimateSchema,
  type PaperCheck,
} from './paper-estimate.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Halves of characters are what is left of one that was cut; the database refuses them. */
const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value.replaceAll(/\p{Cs}/gu, ''));
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)]));
};

const holderOf = (paper: unknown, path: Path): Record<PropertyKey, unknown> | undefined => {
  let holder = paper as Record<PropertyKey, unknown> | undefined;
  for (const key of path.slice(0, -1)) holder = holder?.[key] as typeof holder;
  return holder;
};

/** Parts of a paper whose figures are its owner's money and measures. */
const FIGURES: ReadonlySet<PropertyKey> = new Set(['lines', 'totals', 'bidders']);

/** A box without one of its sides is none; the shape of a page without height is that of a square. */
const put = (paper: unknown, path: Path): void => {
  const box = path.indexOf('box');
  const at = box < 0 ? path : path.slice(0, box + 1);
  const holder = holderOf(paper, at);
  if (holder) holder[at.at(-1) ?? ''] = at[0] === 'pageShapes' ? 1 : null;
};

/** Takes what the schema refuses down to what it takes. @returns paths of figures that were taken out */
const mend = (paper: unknown, issues: readonly Issue[]): Path[] =>
  issues.flatMap((issue): Path[] => {
    const { path } = issue;
    const holder = holderOf(paper, path);
    // The value stood behind the end of a list that was cut.
    if (!holder) return [];
    const key = path.at(-1) ?? '';
    const value = holder[key];
    const most = issue.code === 'too_big' ? Number(issue.maximum) : 0;
    if (typeof value === 'string' && most > 0) holder[key] = cutText(value, most);
    else if (Array.isArray(value) && most > 0) holder[key] = value.slice(0, most);
    else {
      put(paper, path);
      if (typeof value === 'number' && FIGURES.has(path[0] ?? '')) return [path];
    }
    return [];
  });

/** What each figure is called on the page. */
const NAMES: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  unitPrice: 'unit price',
  tax: 'tax',
  overheadProfit: 'overhead and profit',
  rcv: 'amount',
  depreciation: 'depreciation',
  acv: 'actual cash value',
  net: 'sum of the lines',
  netClaim: 'net claim',
  total: 'total',
  amounts: 'amount',
};

const unread = (paper: PaperEstimate, [part, key = '', name = '']: Path): PaperCheck => {
  const line = part === 'lines' ? paper.lines[Number(key)] : undefined;
  const field = String(line ? name : key);
  const called = NAMES[field] ?? 'figure';
  return {
    what: 'FIGURE_UNREAD',
    message: line
      ? `The ${called} of “${cutText(line.description, 80)}” is too large to be a figure of this line, and was not taken.`
      : `The ${called} of the paper is too large to be one, and was not taken.`,
    place: line?.place ?? null,
    lineId: line?.id ?? null,
  };
};

/** Most passes: a nested value is looked at only once what holds it is right. */
const MOST_PASSES = 4;

/**
 * What a reader read, as a row may hold it. Figures out of this world are taken out, and a check says so.
 * @throws ZodError for what is no paper at all
 */
export const storablePaper = (read: PaperEstimate): PaperEstimate => {
  const paper = cleaned(read);
  const lost: Path[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const { error } = paperEstimateSchema.safeParse(paper);
    if (!error) break;
    lost.push(...mend(paper, error.issues));
  }
  const mended = paperEstimateSchema.parse(paper);
  const told = lost.map((path) => unread(mended, path));
  return { ...mended, checks: [...told, ...mended.checks].slice(0, PAPER_LIMITS.checks) };
};
