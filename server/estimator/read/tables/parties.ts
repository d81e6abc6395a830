// Who wrote a paper, for whom and when: fields by their labels, on the same line or right below.
import type { PaperEstimate } from '../../../domain/paper/paper-estimate.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { dateIn } from './dates.ts';
import { headNamed } from './head-words.ts';
import { roomHeading } from './rooms.ts';
import { cellsBelow, isToInsurer, takeAddressLine, takeDatedAddress } from './addressee.ts';
import { isOrder, isStreet } from './wording.ts';
import { cellOf, cellsByGaps, textOf, type Atom, type Cell, type Row } from './row.ts';

type Field =
  | keyof PaperEstimate['from']
  | Exclude<keyof PaperEstimate['for'], 'dateOfLoss'>
  | 'dateOfLoss'
  | 'date'
  | 'validUntil'
  /** A label that we know and keep nowhere: it ends the value before it. */
  | 'other';

const LABELS: readonly (readonly [field: Field, words: RegExp])[] = [
  ['dateOfLoss', /^(?:date of loss|loss date|date of loss\/time|d\.?o\.?l\.?|date\/time of loss|date of occurrence)$/],
  ['typeOfLoss', /^(?:type of loss|type of estimate|cause|cause of loss|loss type|peril|type of claim)$/],
  ['claimNumber', /^(?:(?:insurance )?claim|claim ?(?:number|no|#|num|id))$/],
  ['policyNumber', /^(?:policy|policy ?(?:number|no|#|num)|policy ?\/ ?form)$/],
  ['insured', /^(?:(?:name of )?(?:the )?(?:named )?insured(?: name)?|insured'?s name|policy ?holder(?: name)?|insured name|customer|customer name|client|client name|owner|homeowner|home owner|property owner|owner name|prepared for|proposal submitted to|submitted to|bill to|sold to|recipient|estimate for|proposal for|name|for|to|attn)$/],
  ['adjuster', /^(?:adj|claim rep(?:resentative|\.)?|your claim (?:professional|representative|rep|adjuster)|claims? adjuster|adjuster(?: name)?|(?:field|desk|staff|independent) adjuster|estimator|claim professional|claims? specialist|inspector|inspected by|prepared by|estimator name|estimated by|salesperson|sales ?rep|representative|project manager|submitted by|your estimator)$/],
  ['carrier', /^(?:(?:insurance )?(?:carrier|company name)|insurance company|insurer|insurance carrier|insurance|underwriter)$/],
  ['company', /^(?:company|contractor|contractor name|sender|from|general contractor|firm|business name|bidder|vendor|bid by|proposal from|roofer|builder)$/],
  ['license', /^(?:(?:contractor'?s? |state |builder'?s? |roofing )*lic(?:ense|\.)? ?(?:number|no|#|num)?|cslb ?(?:no|#)?|ccb ?#?|roc ?#?)$/],
  ['phone', /^(?:phone(?: number)?|telephone|tel|cell phone|mobile|business|office|ph|p|bus|business phone)$/],
  ['email', /^(?:e-?mail(?: address)?)$/],
  ['address', /^(?:property(?: address)?|address|job ?site(?: address)?|site(?: address)?|loss location|location of loss|risk(?: address| location)?|project(?: address| location)|job(?: address| location)|insured address|service address|property location|location|insured location|loss address|job location|work address|mailing address)$/],
  ['validUntil', /^(?:valid (?:until|thru|through|to)|good (?:until|through|thru)|expires?(?: on)?|expiration(?: date)?|offer expires|price valid until|quote expires|bid expires|quote valid until)$/],
  ['date', /^(?:date|estimate date|bid date|proposal date|quote date|date of (?:estimate|bid|proposal|quote|plan)|date (?:est\.?|estimate) completed|date prepared|prepared|report date|statement date|issued|issue date|prepared on|date issued|date entered|date completed|date submitted|dated|completed|sent(?: on)?|(?:c\.?o\.?|change order|invoice) date)$/],
  ['other', /^(?:home|cell|cellular|coverage|date (?:contacted|received|inspected|est|assigned|reported)|price list|estimate|invoice|bid|bid no|proposal no|quote no|depreciate (?:material|non-material|removal|taxes|o&p)|reference|ref|position|profile|member number|file number|job (?:number|no|#|name)|project(?: name)?|estimate (?:number|no|#|id|name)|proposal (?:number|#)|quote (?:number|#)|inspection date|date inspected|date contacted|date received|operator|operator info|deductible|terms|sheet|page|fax|website|web|po ?(?:number|no|#)|cat(?:astrophe)? (?:code|no)|stories|year built|sq(?:uare)? f(?:oo)?t(?:age)?|job|ship ?to|cat ?\/ ?class|case(?: number| no| #)?|report(?: number| no| #)?|summary|notes?|subject|re|warranty|crew|start(?: date)?|completion(?: date)?|(?:original )?contract date|due(?: date)?|duration)$/],
]; // prettier-ignore

const LONGEST_LABEL = 3;
const WIDE_GAP = 2;

const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[:#*]+$|^[*•-]+|\.(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const fieldNamed = (text: string): Field | null => {
  if (text.length > 40) return null;
  const words = plainLabel(text);
  const withNumber = /#\s*:?$/.test(text) ? `${words} #` : words;
  return LABELS.find(([, pattern]) => pattern.test(words) || pattern.test(withNumber))?.[0] ?? null;
};

interface Found {
  field: Field;
  value: Cell | null;
  label: Cell;
}

const endsLabel = (text: string): boolean => /[:#]$|^no\.$/i.test(text);

/** Labels of a row that end in a colon, each with the words up to the next one. */
const labeled = (row: Row): Found[] => {
  const atoms = row.cells.flatMap((cell) => cell.atoms);
  const starts: { from: number; to: number; field: Field }[] = [];
  let free = 0;
  for (const [at, { text }] of atoms.entries()) {
    if (!endsLabel(text)) continue;
    for (let size = Math.min(LONGEST_LABEL + 1, at - free + 1); size > 0; size -= 1) {
      const from = at - size + 1;
      const field = fieldNamed(textOf(atoms.slice(from, at + 1)));
      if (!field) continue;
      starts.push({ from, to: at + 1, field });
      free = at + 1;
      break;
    }
  }
  return starts.map(({ from, to, field }, index) => {
    const label = cellOf(atoms.slice(from, to), 0);
    const value = valueIn(row, atoms.slice(to, starts[index + 1]?.from ?? atoms.length));
    // `Job: 44 Elm Street`, and `Job: new deck`.
    const isPlace = plainLabel(label.text) === 'job' && value !== null && isStreet(value.text);
    return { field: isPlace ? 'address' : field, label, value };
  });
};

/** Words beyond a wide gap, or in another cell of a sheet, belong to the next column of fields. */
const valueIn = (row: Row, atoms: readonly Atom[]): Cell | null => {
  if (!row.isExact) return cellsByGaps(atoms, row.height, WIDE_GAP)[0] ?? null;
  const [first] = atoms;
  const cell = first && row.cells.find((each) => each.atoms.includes(first));
  return cell
    ? cellOf(
        cell.atoms.filter((atom) => atoms.includes(atom)),
        0,
      )
    : null;
};

/** `Insured | A. Person`: a cell that is nothing but a label, its value in the next. */
const celled = (cells: readonly Cell[], isExact: boolean): Found[] =>
  cells.flatMap((cell, at) => {
    const field = endsLabel(cell.text) || cells.length > 8 ? null : fieldNamed(cell.text);
    const next = cells[at + 1];
    const isPlain = PLAIN_WORDS.test(cell.text) && !(isExact && cells.length === 2);
    return field && field !== 'other' && next && !fieldNamed(next.text) && !isPlain
      ? [{ field, label: cell, value: next }]
      : [];
  });

/** `CUSTOMER | JOB ADDRESS | PHONE` over their values: a row of bare labels. Those of an empty form stand over the head of a table. */
const headed = (cells: readonly Cell[], below: Row | undefined): Found[] => {
  const fields = cells.map(({ text }) => (endsLabel(text) ? null : fieldNamed(text)));
  if (cells.length < 2 || fields.includes(null)) return [];
  // `Date | Location | Notes` heads a table.
  if (cells.every(({ text }, at) => fields[at] === 'other' || PLAIN_WORDS.test(text))) return [];
  if (below?.cells.every(({ text }) => headNamed(text) !== null)) return [];
  return cells.map((label, at) => ({ field: fields[at] ?? 'other', label, value: null }));
};

/** Without a colon these are words of any sentence or table. */
const PLAIN_WORDS =
  /^(?:name|for|to|from|home|p|owner|date|claim|policy|insurance|company|business|office|location|cause|prepared|completed|adj|contractor|property|address)$/i;

const PHONE = /(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/;
const EMAIL = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,20}){1,4}/;
const LICENSE =
  /\b(?:lic(?:ense|\.)?|cslb|ccb|roc|(?:contractor'?s? )?reg(?:istration|\.)?)\b\.? ?(?:no\.?|number|#)? ?[:#]? ?#?([A-Z]{0,5}[-. ]?(?:[A-Z]{2,5} )?\d[\dA-Z-]{2,15})\b|\b(RCE-\d{4,6})\b/i;
const STATE = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'; // prettier-ignore
/** `GA Res-Basic RBCO008117`, `WI Dwelling Contractor 1184402`: the trade that a state licenses; none in `pay in contractor 1500`. */
const OF_STATE = new RegExp(String.raw`\b(?:${STATE}) (?:[\p{L}-]+ ){0,2}(?:[Cc]ontractor|CONTRACTOR|[Rr]emediator|[Bb]uilder|[Rr]oofer|[Pp]lumber|[Ee]lectrician|Res-Basic|[Hh]ome [Ii]mprovement|HIC)\b[ #:.]{1,3}((?:[A-Z]{1,5}-?)?\d{4,9}[A-Z]?)\b`, 'u'); // prettier-ignore
const VALID_FOR =
  /\b(?:valid|good|firm|honored|guaranteed|open|acceptance|accepted|withdrawn)\b[^.\n]{0,60}?\b(\d{1,3})(?:\s*\(\d+\))? (?:calendar |business )?days\b/i;
const COMPANY =
  /\b(?:inc|llc|l\.l\.c|co|corp|company|ltd|construction|contracting|contractors?|builders?|roofing|restoration|remodel(?:ing|ers)?|renovations?|exteriors?|services?|plumbing|electric|painting|flooring|homes|group|design|development|enterprises|associates|siding|mechanical|masonry|carpentry|(?<!^|^kitchens (?:&|and) |^(?:all|both|new|the|two|three) )(?:kitchens|interiors|estimating)|(?<=& )(?:sons?|daughters?))\b\.?/i;
const INSURER =
  /\b(?:insurance|mutual|casualty|fire & marine|fire and marine|lloyds?|farmers|assurance|indemnity|underwriters|adjusters|claims (?:service|center))\b/i;

export interface Parties {
  from: PaperEstimate['from'];
  for: PaperEstimate['for'];
  date: string | null;
  validUntil: string | null;
  /** Days after its date. */
  validDays: number | null;
  /** The party of the last label: a phone number below it belongs to that party. */
  isAboutOwner: boolean;
  /** Where the owner's name and its label begin. */
  ownerStarts: number[];
}

export const noParties = (): Parties => ({
  from: { company: null, license: null, adjuster: null, carrier: null, phone: null, email: null },
  for: {
    insured: null,
    claimNumber: null,
    policyNumber: null,
    dateOfLoss: null,
    address: null,
    typeOfLoss: null,
  },
  date: null,
  validUntil: null,
  validDays: null,
  isAboutOwner: false,
  ownerStarts: [],
});

const DATES: ReadonlySet<Field> = new Set(['date', 'validUntil', 'dateOfLoss']);

const OWNERS: ReadonlySet<Field> = new Set(['insured']);
const WRITERS: ReadonlySet<Field> = new Set(['adjuster', 'company', 'carrier', 'license']);

/** The first word with a number, of a field that must hold one. */
const recordIn = (value: string): string | null => {
  const [found] = /(?:[A-Z]{2,6}-)*[A-Z]{0,8}[- ]?\d[\w/.-]*(?:-\w+)*/i.exec(value) ?? [];
  return found === undefined
    ? null
    : value.split(/\s{2,}/)[0]?.includes(found) === true && !/\s/.test(value)
      ? value
      : found.trim();
};

/** A name without the address, phone or mail behind it. */
const nameIn = (value: string): string | null => {
  const [name = ''] = value.split(
    /\s*(?:<\S+@|\s[–—-]{1,2}\s|,\s*(?=\d|\(\d{3}\)|\S+@|attn\b)|\s\(\d{3}\)|\s\d{3}[-.]\d{3}[-.])/i,
  );
  const plain = name.replace(/^(?:mr|mrs|ms|dr)\.? /i, '').trim();
  return /\p{L}/u.test(plain) ? plain : null;
};

const valueFor = (field: Field, text: string): string | null => {
  const value = text
    .replace(/^[#:\s]+/, '')
    .replace(/[\s,;|]+$/, '')
    .slice(0, PAPER_LIMITS.word);
  if (value === '' || field === 'other' || /^_+$/.test(value)) return null;
  if (DATES.has(field)) return dateIn(value);
  if (field === 'license') return recordIn(value);
  if (field === 'phone') return PHONE.exec(value)?.[0] ?? null;
  if (field === 'email') return EMAIL.exec(value)?.[0] ?? null;
  if (field === 'address')
    return /^(.{8,}?\b[A-Z]{2},? \d{5}(?:-\d{4})?)\b/.exec(value)?.[1] ?? value;
  if (field === 'carrier') return value.split(/,\s*(?:claim|policy|attn)\b/i)[0] ?? value;
  if (field === 'adjuster' || field === 'insured' || field === 'company') return nameIn(value);
  return (field === 'claimNumber' || field === 'policyNumber') && !/\d/.test(value) ? null : value;
};

/** An address or a phone that stands behind a name, with a comma between. */
const takeBehindName = (parties: Parties, field: Field, text: string): void => {
  if (field === 'insured') {
    const [, behind] = /,\s*(\d{1,6} .{8,}?\b[A-Z]{2},? \d{5})\b/.exec(text) ?? [];
    const [, street = ''] = /,\s*(\d{1,6} [^·|]{5,80}?)\s*[·|]?$/.exec(text) ?? [];
    const address = behind ?? (isStreet(street) ? street : undefined);
    if (address !== undefined) takeDatedAddress(parties, address);
  }
  if (field === 'adjuster' || field === 'company') {
    parties.from.phone ??= PHONE.exec(text)?.[0] ?? null;
    parties.from.email ??= EMAIL.exec(text)?.[0] ?? null;
  }
};

/** @returns whether it stands in the paper now */
const keep = (parties: Parties, field: Field, text: string): boolean => {
  if (OWNERS.has(field)) parties.isAboutOwner = true;
  if (WRITERS.has(field)) parties.isAboutOwner = false;
  const value = valueFor(field, text);
  // `To: Alpenglow Casualty, desk adjuster …`: the owner of no house.
  if (field === 'insured' && value !== null && isToInsurer(text))
    return keep(parties, 'carrier', text.split(',')[0] ?? text);
  if (value === null || ((field === 'phone' || field === 'email') && parties.isAboutOwner))
    return false;
  takeBehindName(parties, field, text);
  const holder = (
    field === 'date' || field === 'validUntil'
      ? parties
      : field in parties.from
        ? parties.from
        : parties.for
  ) as Record<string, string | null>;
  holder[field] ??= value;
  return holder[field] === value;
};

const overlaps = (label: Cell, cell: Cell, height: number): boolean =>
  Math.abs(cell.x0 - label.x0) < 4 * height ||
  Math.min(cell.x1, label.x1) - Math.max(cell.x0, label.x0) > 0;

export interface TakenFields {
  /** Rows that it took: 0, 1 or 2. */
  rows: 0 | 1 | 2;
  /** The parts of these rows that no field keeps. */
  rest: string[];
}

/** Keeps what a row says by its labels, their values behind them or right below. */
export const takeFields = (parties: Parties, row: Row, below: Row | undefined): TakenFields => {
  const found = labeled(row);
  const taken = new Set(
    found.flatMap(({ label, value }) => [...label.atoms, ...(value?.atoms ?? [])]),
  );
  const free = row.cells.filter(({ atoms }) => !atoms.some((atom) => taken.has(atom)));
  const all = [...found, ...celled(free, row.isExact), ...headed(row.cells, below)];
  const kept = new Set<Atom>();
  let hasBelow = false;
  for (const { field, value, label } of all) {
    const isNear = below !== undefined && below.gapAbove < 1.5 && field !== 'other';
    const under =
      value || !isNear ? undefined : below.cells.find((cell) => overlaps(label, cell, row.height));
    const from = value ?? (under && !fieldNamed(under.text) ? under : null);
    if (!from || !keep(parties, field, from.text)) continue;
    if (field === 'insured') parties.ownerStarts = [label.x0, from.x0];
    for (const atom of [...label.atoms, ...from.atoms]) kept.add(atom);
    hasBelow ||= from === under;
  }
  const isOnlyFields = all.some(({ field, value }) => value !== null && field !== 'date');
  if (kept.size === 0 && !isOnlyFields) return { rows: 0, rest: [] };
  const cells = hasBelow && below ? [...row.cells, ...below.cells] : row.cells;
  const rest = cells
    .map(({ atoms }) => textOf(atoms.filter((atom) => !kept.has(atom))))
    .filter((text) => text !== '');
  return { rows: hasBelow ? 2 : 1, rest };
};

/** Keeps the part of a row that continues the owner's address. @returns the rest; null where nothing is kept */
export const takeAddress = (parties: Parties, row: Row): string[] | null => {
  const below = new Set(cellsBelow(row, parties.ownerStarts));
  const taken = row.cells.filter(
    (cell) => below.has(cell) && takeAddressLine(parties.for, cell.text, parties.isAboutOwner),
  );
  return taken.length === 0
    ? null
    : row.cells.filter((cell) => !taken.includes(cell)).map(({ text }) => text);
};

const DATE_ALONE =
  /^(?:(?:date|dated|prepared|issued):?\s+)?((?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})|(?:\d{4}-\d{2}-\d{2})|(?:[A-Z][a-z]{2,8}\.? \d{1,2},? ?\d{4}))$/i;
const DATE_BEHIND = /\b(?:date|dated|prepared|issued):?\s+(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/i;
const WRITTEN_FOR =
  /^(?:(?:bid|estimate|proposal|quote|prepared|submitted) )?(?:for|to):? (\p{Lu}[\p{L}.&' -]{2,50}?)(?:,\s*(\d.{8,80}))?$/iu;
const WRITTEN_BY =
  /^(?:bid|estimate|proposal|quote) (?:from|by):? (\p{Lu}[\p{L}.&' -]{2,60}?)(?=\s*(?:[(,]|$))/iu;
const HONORED =
  /^(?:mr|mrs|ms|dr)\.? (?:(?:and|&) (?:mr|mrs|ms|dr)\.? )?(\p{Lu}[\p{L}.' -]{2,50})$/iu;

/** `This estimate supersedes ours dated 12/01/2022`: the date of another paper. */
const OF_ANOTHER = /\b(?:supersed|replac|revis(?:es|ion of)|void|amend|cancel)/i;

/** A bare date beside other cells may be of anything. */
const headingDate = (text: string, isAlone: boolean): string | null => {
  if (text.length > 160 || (!isAlone && /^\W*(?:\d|\p{L}+\.? \d{1,2},)/u.test(text))) return null;
  if (OF_ANOTHER.test(text)) return null;
  const [, day] = (text.length < 40 ? DATE_ALONE.exec(text) : null) ?? DATE_BEHIND.exec(text) ?? [];
  return day === undefined ? null : dateIn(day);
};

/** Heads of letters: a date that stands alone, `Bid for A. Person, 12 Elm St, Akron, OH 44301`, `Mr. A. Person`. */
export const takeHeading = (parties: Parties, { cells }: Row): boolean => {
  let took = false;
  for (const { text } of cells) {
    const date = headingDate(text, cells.length === 1);
    if (date !== null && parties.date === null) {
      parties.date = date;
      took = true;
    }
    if (text.length > 160) continue;
    const [, writer] = WRITTEN_BY.exec(text) ?? [];
    if (writer !== undefined) parties.from.company ??= writer.trim();
    const [, name, address] = HONORED.exec(text) ?? WRITTEN_FOR.exec(text) ?? [];
    if (name === undefined || parties.for.insured !== null) continue;
    if (isToInsurer(name) || /^(?:the|your|our|a|an)\b/i.test(name)) continue;
    parties.for.insured = nameIn(name);
    if (address !== undefined) takeDatedAddress(parties, address);
    parties.isAboutOwner = true;
    took = true;
  }
  return took;
};

/** Keeps what a row says without labels: a phone, a mail address, a license, how long the paper holds. */
export const takeMarks = (parties: Parties, text: string): boolean => {
  const short = text.slice(0, 400);
  const [, numbered, registered] = LICENSE.exec(short) ?? [];
  const license = numbered ?? registered ?? OF_STATE.exec(short)?.[1];
  const [phone] = PHONE.exec(short) ?? [];
  const [email] = EMAIL.exec(short) ?? [];
  const [, days] = VALID_FOR.exec(short) ?? [];
  if (license !== undefined) parties.from.license ??= license.trim();
  if (phone !== undefined && !parties.isAboutOwner) parties.from.phone ??= phone;
  if (email !== undefined && !parties.isAboutOwner) parties.from.email ??= email;
  if (days !== undefined) parties.validDays ??= Number(days);
  return license !== undefined || phone !== undefined || email !== undefined;
};

const NO_NAME =
  /[:$?!]|\d{3}|\b(?:proposals?|estimates?|bids?|quotes?|invoices?|scopes?|statements?|reports?|forms?|worksheet|department|takeoffs?|(?:supplement|payment) requests?|(?:time (?:&|and) materials?|t&m) records?|(?:city|county|town) of|change orders?|pay(?:ment)? applications?)\b|^(?:dear|hi|hello|re|page|subject|the|work|description|town|state|document \d|application|construction loan)\b/i;

/** The letterhead: a line that is called like a company, or the first line of a paper. */
export const takeLetterhead = (
  parties: Parties,
  cells: readonly Cell[],
  isFirst: boolean,
): boolean => {
  const isParted =
    isFirst && cells.length > 1 && cells.every(({ text }) => /^[\p{L}&.,' -]+$/u.test(text));
  const whole = isParted ? [cells.map(({ text }) => text).join(' ')] : [];
  const parts = [...whole, ...cells.map(({ text }) => text)].flatMap((text) =>
    text.replace(LEADING_KIND, '').split(/\s+[•|·–—-]\s+|,\s+(?=\d)/),
  );
  for (const [at, part] of parts.entries()) {
    const text = part.trim();
    // `DRY RIGHT NOW!` is a slogan over the rest of a letterhead.
    const named = isFirst && at === 0 ? text.replace(/^([\p{Lu} ]+)!$/u, '$1') : text;
    if (text.length > 80 || !/\p{L}{3}/u.test(text) || NO_NAME.test(named)) continue;
    if (INSURER.test(text) && parties.from.carrier === null) {
      parties.from.carrier = text;
      return true;
    }
    if (isOrder(text) || (text.endsWith('.') && !/\b(?:inc|co|corp|ltd|llc)\.$/i.test(text)))
      continue;
    const isName = COMPANY.test(text) || (isFirst && at === 0 && looksLikeName(text));
    if (isName && parties.from.company === null && parties.from.carrier === null) {
      parties.from.company = text;
      return true;
    }
  }
  return false;
};

/** Few words that begin large, no sentence, no room, no order. */
const looksLikeName = (text: string): boolean =>
  text.split(' ').length <= 6 &&
  /^\p{Lu}/u.test(text) &&
  !/[.,;]$/.test(text) &&
  roomHeading(text) === null &&
  !isOrder(text);

const LEADING_KIND = /^(?:bid|estimate|proposal|quote|invoice)\s*[-–:]\s*/i;
