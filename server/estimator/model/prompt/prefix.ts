// The head of every prompt: the rules of reading and the price book. The whole book is the same to the byte for all
// requests, so that a provider's cache pays for most of it; where the context is small, the part a request needs.
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { bookFormFor } from '../book-form.ts';
import { retrieve } from '../retrieve.ts';
import type { ModelSettings } from '../settings.ts';
import { READING_RULES } from './rules.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { AssemblyParameter } from '../../book/parameters.ts';

// The price book as the model reads it: place types with usual sizes, assemblies with parameters and lines, rows.
// Written once per price book, always the same to the byte.

const NAMES = [
  'Names in formulas: L, B sides in ft; A floor area SF; P wall length all round LF; H height ft; W = P*H wall SF;',
  'Wn = W less 21 SF a door and 15 SF a window, at least 0.6*W; C ceiling SF; doors, windows, n_rooms, movers (air movers, room by room); g = 0 low, 1 standard, 2 high finish.',
  'clamp(x,a,b), iff(condition,then,else), ceil, floor, round, min, max. Wall area of a whole house is about 2.4 to 2.7 times its floor.',
  'Roof squares = (footprint SF + perimeter FT * overhang FT + 4 * overhang^2) * sqrt(1 + (pitch/12)^2) / 100; set plan_l and plan_w, or plan_sf, and it follows.',
].join('\n');

const placeTypes = ({ roomDefaults, wholeDefaults }: PriceBook): string => {
  const types = Object.entries(roomDefaults).map(
    ([type, { length_ft, width_ft, height_ft, doors, windows }]) =>
      length_ft * width_ft === 0
        ? type
        : `${type} ${length_ft}x${width_ft}x${height_ft}, ${doors} doors, ${windows} windows`,
  );
  const whole = Object.entries(wholeDefaults).map(([name, value]) => `${name} ${value}`);
  return `PLACE TYPES (usual length x width x height)\n${types.join('\n')}\nUsual amounts of a house: ${whole.join(', ')}.`;
};

const choicesOf = ({ kind, choices }: AssemblyParameter): string => {
  if (kind === 'YES_NO') return ' [0|1]';
  return kind === 'CHOICE' ? ` [${choices.map(({ value }) => value).join('|')}]` : '';
};

const parameterText = (
  [name, value]: Assembly['params'][number],
  parameter: AssemblyParameter | undefined,
): string => {
  const usual = typeof value === 'number' ? String(value) : value.source;
  if (!parameter) return `${name}=${usual}`;
  const unit = parameter.unit === '' ? '' : ` ${parameter.unit}`;
  return `${name}=${usual}${choicesOf(parameter)}${unit} (${parameter.label})`;
};

/** One assembly: name and purpose, parameters with defaults and choices, lines as `CODE=quantity ?condition`. */
const assemblyText = (assembly: Assembly): string => {
  const { id, name, purpose, notes, params, parameters, items } = assembly;
  const lines = items.map(
    ({ code, quantity, condition }) =>
      `${code}=${quantity.source}${condition === null ? '' : ` ?${condition.source}`}`,
  );
  return [
    `${id} | ${name} | ${purpose}`,
    ...(params.length === 0
      ? []
      : [
          `  params: ${params.map((param, index) => parameterText(param, parameters[index])).join('; ')}`,
        ]),
    `  lines: ${lines.join('; ')}`,
    ...(notes === '' ? [] : [`  note: ${notes}`]),
  ].join('\n');
};

/** One row; with what its price holds and what it does not, where there is room for it. */
const rowText = (
  { code, name, unit, includes, excludes }: CatalogueItem,
  hasContents: boolean,
): string =>
  hasContents
    ? `${code} | ${unit} | ${name}: ${includes}${excludes === null ? '' : ` NOT: ${excludes}`}`
    : `${code} | ${unit} | ${name}`;

interface BookPart {
  assemblies: readonly Assembly[];
  rows: readonly CatalogueItem[];
  /** Say of each row what its price holds. */
  hasContents: boolean;
}

const bookText = (book: PriceBook, { assemblies, rows, hasContents }: BookPart): string =>
  [
    placeTypes(book),
    `ASSEMBLIES (id | name | what it is for)\n${NAMES}\n${assemblies.map(assemblyText).join('\n')}`,
    `ROWS (code | unit | name${hasContents ? ': what its price holds, NOT: what it does not' : ''})\n${rows
      .map((row) => rowText(row, hasContents))
      .join('\n')}`,
  ].join('\n\n');

/** Tokens of input for which one assembly, and one row, is listed: with the rules about half of them. */
const TOKENS_PER_ASSEMBLY = 1_500;
const TOKENS_PER_ROW = 200;

const SHORTENED = 'Only the part of the price book that the request seems to need is listed.';

export interface PrefixInput {
  /** The request and its uploads. */
  texts: readonly string[];
  /** The quick reading by rules; what it names is listed first. */
  hint: ScopeOfWork;
}
export type Prefix = (input: PrefixInput) => string;

const unique = <T>(list: readonly (T | undefined)[], most: number): T[] =>
  [...new Set(list)].filter((each) => each !== undefined).slice(0, most);

const shortenedFor = (
  book: PriceBook,
  maxInputTokens: number,
): ((input: PrefixInput) => BookPart) => {
  const mostAssemblies = Math.ceil(maxInputTokens / TOKENS_PER_ASSEMBLY);
  const mostRows = Math.ceil(maxInputTokens / TOKENS_PER_ROW);
  return ({ texts, hint }) => {
    const does = hint.work.map((work) => work.does);
    const found = retrieve(book, texts);
    const assemblies = unique(
      [
        ...does.map((each) =>
          each.kind === 'ASSEMBLY' ? book.assemblies.get(each.assembly) : undefined,
        ),
        ...found.assemblies.map((id) => book.assemblies.get(id)),
      ],
      mostAssemblies,
    );
    // Lines of the likeliest assemblies are told by their names, too.
    const rows = unique(
      [
        ...does.map((each) => (each.kind === 'ROW' ? book.items.get(each.code) : undefined)),
        ...found.rows.slice(0, Math.ceil(mostRows / 2)).map((code) => book.items.get(code)),
        ...assemblies.flatMap(({ items }) => items.map(({ code }) => book.items.get(code))),
      ],
      mostRows,
    );
    return { assemblies, rows, hasContents: false };
  };
};

export const createPrefix = (
  book: PriceBook,
  { maxInputTokens }: Pick<ModelSettings, 'maxInputTokens'>,
): Prefix => {
  const form = bookFormFor(maxInputTokens);
  if (form === 'part') {
    const partFor = shortenedFor(book, maxInputTokens);
    return (input) => `${READING_RULES}\n\n${SHORTENED}\n\n${bookText(book, partFor(input))}`;
  }
  const whole = {
    assemblies: [...book.assemblies.values()],
    rows: [...book.items.values()],
    hasContents: form === 'with contents',
  };
  const text = `${READING_RULES}\n\n${bookText(book, whole)}`;
  return () => text;
};
