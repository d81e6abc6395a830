// The currency of a paper. Its sign stands as `$` while the paper is read, and as itself in all words that are kept.
import type {
  PaperCurrency,
  PaperEstimate,
  PaperCheck,
} from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';

type Foreign = Exclude<PaperCurrency, 'USD'>;

interface Written {
  /** How people call it. */
  name: string;
  /** What stands beside or within its figures. */
  marks: RegExp;
  /** What stands on papers of the country alone; other currencies share the dollar's sign. */
  hints?: readonly RegExp[];
  sign: string;
}

const WRITTEN: Readonly<Record<Foreign, Written>> = {
  // `Ownerâ€™s`: an apostrophe of another encoding, and no euro.
  EUR: { name: 'euros', marks: /(?<!â)€|\bEUR\b/g, sign: '€' },
  GBP: { name: 'pounds sterling', marks: /£|\bGBP\b/g, sign: '£' },
  CAD: {
    name: 'Canadian dollars',
    // `Coverage C $5,000`, `San Diego, CA $900`, `CAD 2024 files` and `12 CAD drawings` name no currency.
    marks:
      /\b(?:C(?:A|AD|DN)?\$|(?:CAD|CDN) \$|(?:CAD|CDN)(?= ?(?:\d{1,3}(?:,\d{3})+|\d+\.\d\d)\b)|(?<=(?:\d{3}|\.\d\d) ?)(?:CAD|CDN)\b(?! ?(?:files?|drawings?|details?|sheets?|plans?|models?|design|hours?|hrs?|work)\b))/g,
    hints: [
      /\b(?:price|cost|amount|rate|total|sum|value)s? ?\((?:CAD|CDN)\)|\bCanadian (?:dollars|funds)\b/i,
      /\bHST\b(?=[^\p{L}]{0,12}\d)|\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),? +[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u,
    ],
    sign: '$',
  },
};

const OURS = /(?<!\b(?:C(?:A|AD|DN)?|(?:CAD|CDN) ))\$|\bUSD\b/g;
const OURS_BY_NAME = /\bUSD\b|\bUS ?\$/;

const textsOf = (source: PaperSource): string => {
  switch (source.from) {
    case 'WORDS':
      return source.pages.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
    case 'CELLS':
      return source.sheets
        .flatMap(({ rows }) => rows.map(({ cells }) => cells.join(' ')))
        .join('\n');
    case 'TEXT':
      return source.text;
  }
};

const timesIn = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;

/** The currency that most marks of a paper name. */
const currencyOf = (text: string): PaperCurrency => {
  const ours = timesIn(text, OURS);
  const foreign = (['EUR', 'GBP'] as const).find(
    (currency) => timesIn(text, WRITTEN[currency].marks) > ours,
  );
  if (foreign) return foreign;
  const { marks, hints } = WRITTEN.CAD;
  const isCanadian = timesIn(text, marks) > 0 || hints?.some((hint) => hint.test(text)) === true;
  return isCanadian && !OURS_BY_NAME.test(text) ? 'CAD' : 'USD';
};

/** `1.200 €`: a point between thousands. */
const POINTED = /\b(\d{1,3})\.(\d{3})(?=\s?(?:€|EUR\b))/g;

const withTexts = (source: PaperSource, change: (text: string) => string): PaperSource => {
  switch (source.from) {
    case 'WORDS': {
      const pages = source.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, text: change(word.text) })),
      }));
      return { ...source, pages };
    }
    case 'CELLS': {
      const sheets = source.sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
      }));
      return { ...source, sheets };
    }
    case 'TEXT':
      return { ...source, text: change(source.text) };
  }
};

/** A dollar beside euros or pounds: it stays one. */
const LONE_DOLLAR = /(?<!US ?)\$/g;

export interface InOneSign {
  currency: PaperCurrency;
  source: PaperSource;
}

/** The source with `$` for the sign of its currency. */
export const inOneSign = (source: PaperSource): InOneSign => {
  const currency = currencyOf(textsOf(source));
  if (currency === 'USD') return { currency, source };
  const { marks } = WRITTEN[currency];
  const change = (text: string): string =>
    (currency === 'CAD' ? text : text.replace(LONE_DOLLAR, 'US$$'))
      .replace(POINTED, '$1$2')
      .replace(marks, '$$');
  return { currency, source: withTexts(source, change) };
};

const check = (message: string): PaperCheck => ({
  what: 'CURRENCY',
  message,
  place: null,
  lineId: null,
});

/** What is said of figures that are not in US dollars; nothing where all are. */
export const currencyCheck = (source: PaperSource, currency: PaperCurrency): PaperCheck[] => {
  if (currency !== 'USD')
    return [
      check(
        `The figures of this paper are in ${WRITTEN[currency].name}. Our prices are in US dollars, so its prices are shown, but not compared and not used. Ask for its prices in US dollars.`,
      ),
    ];
  const text = textsOf(source);
  const beside = Object.values(WRITTEN).filter(({ marks }) => timesIn(text, marks) > 0);
  if (beside.length === 0) return [];
  const names = beside.map(({ name }) => name).join(' and ');
  return [
    check(
      `Some figures of this paper are in ${names}, others in US dollars. All count as US dollars: correct those that are not.`,
    ),
  ];
};

/** The paper with the sign of its currency in its words. */
export const inOwnSign = (paper: PaperEstimate): PaperEstimate => {
  const { currency, sides } = paper;
  if (currency === 'USD' || currency === 'CAD') return paper;
  const own = (text: string): string => text.replace(LONE_DOLLAR, WRITTEN[currency].sign);
  const inLines = (lines: PaperEstimate['lines']): PaperEstimate['lines'] =>
    lines.map((line) => ({
      ...line,
      section: line.section && own(line.section),
      description: own(line.description),
      note: line.note && own(line.note),
    }));
  const inChecks = (checks: readonly PaperCheck[]): PaperCheck[] =>
    checks.map((each) => ({ ...each, message: own(each.message) }));
  return {
    ...paper,
    lines: inLines(paper.lines),
    checks: inChecks(paper.checks),
    sides: sides && {
      ...sides,
      other: {
        ...sides.other,
        lines: inLines(sides.other.lines),
        checks: inChecks(sides.other.checks),
      },
    },
    unread: paper.unread.map((each) => ({ ...each, text: own(each.text) })),
    prose: own(paper.prose),
  };
};
