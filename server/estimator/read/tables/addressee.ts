// Whom a paper is written to where no label says it: the head of a letter, lines of an address below a name, bare labels over their values.
import type { PaperEstimate } from '../../../domain/paper/paper-estimate.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { dateIn } from './dates.ts';
import type { Cell, Row } from './row.ts';
import { isStreet } from './wording.ts';

/** `Asheville, NC 28803`, `Asheville, North Carolina 28803` */
const CITY =
  /^[\p{L} .'-]{2,40}(?:,? [A-Z]{2}|, \p{Lu}\p{Ll}{3,12}(?: (?:of )?\p{Lu}\p{Ll}{3,12})?),? \d{5}(?:-\d{4})?$/u;

type Owner = PaperEstimate['for'];

const OF_INSURER =
  /\b(?:insurance|casualty|fire (?:&|and) marine|assurance|indemnity|underwriters|adjusters|claims (?:service|center))\b|\bmutual$|^(?:farmers|lloyd['’]?s)$/i;
/** What else bears such a word: `Lakeside Insurance Agency` owns a house as anybody does. */
const AS_OWNER = /\b(?:agency|agents?|brokers?|building|office|offices|tower)\b/i;

/** Whether a paper that goes to this name goes to an insurer; Lloyd Smith and Ann Farmers are none. */
export const isToInsurer = (name: string): boolean => {
  const [first = ''] = name.split(',');
  return OF_INSURER.test(first.trim()) && !AS_OWNER.test(first);
};

/** The lines of an address without a label: below its street, or below the owner's name. */
export const takeAddressLine = (owner: Owner, text: string, isAboutOwner: boolean): boolean => {
  const { address, insured } = owner;
  if (address === null) {
    if (!isAboutOwner || insured === null || !isStreet(text)) return false;
    owner.address = text.slice(0, PAPER_LIMITS.word);
    return true;
  }
  if (/\d{5}/.test(address) || !CITY.test(text)) return false;
  owner.address = `${address}, ${text}`.slice(0, PAPER_LIMITS.word);
  return true;
};

/** `18 Fern Ct, October 14, 2026`: the day of the paper behind the address. */
const DATED =
  /^(.{5,}?)[\s,–—-]+(?:dated? )?(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2}|[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2} [A-Z][a-z]{2,8}\.? \d{4})\W*$/;

/** Keeps the address that stands behind a name, and the day behind it. */
export const takeDatedAddress = (
  paper: { date: string | null; for: { address: string | null } },
  text: string,
): void => {
  const [, place = text, day = ''] = DATED.exec(text) ?? [];
  paper.for.address ??= place.slice(0, PAPER_LIMITS.word);
  paper.date ??= dateIn(day);
};

/** Heights that lines of one address may begin apart. */
const ALIGNED = 4;

/** The cells that may go on from the owner's name: all of a row, or those that begin where it or its label does. */
export const cellsBelow = (row: Row, starts: readonly number[]): Cell[] =>
  row.cells.length === 1
    ? row.cells
    : row.cells.filter(({ x0 }) =>
        starts.some((start) => Math.abs(x0 - start) < (row.isExact ? 1 : ALIGNED * row.height)),
      );

const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:&|and|\p{Lu}[\p{L}.'’-]*)){1,5}$/u;

/** The last names that a letter greets: `Dear Ms. Castellanos:`. */
const greeted = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ text }) => {
    const [, names = ''] = /^dear (.{2,60}?)[:,]?$/i.exec(text) ?? [];
    return names.toLowerCase().split(/\W+/);
  });

const FARTHEST = 30;

/** A name over its street and its city in the head of a letter that greets it, or that names it as the insured's. */
export const takeAddressee = (owner: Owner, all: readonly Row[]): void => {
  if (owner.address !== null) return;
  const rows = all.slice(0, FARTHEST);
  const last = greeted(rows);
  for (const [at, { text }] of rows.entries()) {
    const [name, city] = [rows[at - 1]?.text ?? '', rows[at + 1]?.text ?? ''];
    if (!isStreet(text) || !CITY.test(city) || !NAME.test(name)) continue;
    const isGreeted = last.includes(name.split(' ').at(-1)?.toLowerCase() ?? '');
    const isInsured = owner.insured?.toLowerCase() === name.toLowerCase();
    if (!isInsured && !(isGreeted && owner.insured === null)) continue;
    owner.insured ??= name.slice(0, PAPER_LIMITS.word);
    owner.address = `${text}, ${city}`.slice(0, PAPER_LIMITS.word);
    return;
  }
};

const CLAIM =
  /\bclaim(?: ?(?:no\.?|number|num|#|id))?[\s:#]{1,3}((?=[A-Z\d-]*\d)[A-Z\d]{1,8}(?:-[A-Z\d]{1,12}){1,4}|\d{6,15})(?![\w-])/i;
const LOSS_DAY = /\bD\.?O\.?L\.?:? ?(\d{1,2}\/\d{1,2}\/\d{2,4})\b/;

/** `a claim: 800-555-1234`, `claim 10-15-2025`, `claim 10-year`: a phone, a day and a span. */
const NO_CLAIM = /^(?:\d{3}-\d{3}-\d{4}|\d{1,2}-\d{1,2}-(?:\d{2}|\d{4}))$|[a-z]/;

const claimIn = (text: string): string | null => {
  const number = CLAIM.exec(text)?.[1] ?? '';
  return number === '' || NO_CLAIM.test(number) ? null : number;
};

/** `Claim 61-8840-27T DOL 5/20/2025` among other words of a head. */
export const takeClaimMarks = (owner: Owner, text: string): void => {
  owner.claimNumber ??= claimIn(text.slice(0, 400));
  owner.dateOfLoss ??= dateIn(LOSS_DAY.exec(text.slice(0, 400))?.[1] ?? '');
};
