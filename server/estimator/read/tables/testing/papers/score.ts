// Compares what was read with what a paper is known to say: lines found and invented, their cells, the total, the parties.
import type {
  PaperEstimate,
  PaperLine,
  PaperTotals,
} from '../../../../../domain/paper/paper-estimate.ts';
import type { ExpectedLine, ExpectedPaper, Right } from './content.ts';

interface Share {
  right: number;
  of: number;
}

export interface PaperScore {
  lines: Share;
  /** Quantity, unit, unit price, amount, tax, overhead, depreciation and actual cash value of the lines found. */
  cells: Share;
  /** Descriptions read nearly letter by letter. */
  words: Share;
  /** Rooms and sections of the lines found. */
  places: Share;
  /** Alternates, exclusions, credits and what cannot be recovered, of the lines found. */
  marks: Share;
  /** Figures of the end, those that the paper writes. */
  totals: Share;
  /** Who wrote it, for whom, when, and the rooms with sizes. */
  parties: Share;
  isTotalRight: boolean;
  /** Lines read that stand nowhere on the paper. */
  invented: string[];
  /** A sentence for each thing lost or wrong. */
  faults: string[];
}

/** What is less alike is another line; a wrapped row that was lost leaves about this. */
const SAME_LINE = 0.7;
/** One letter in twenty may be recognized wrongly. */
const SAME_WORDS = 0.9;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

const choices = <T>(right: Right<T>): readonly T[] =>
  Array.isArray(right) ? (right as readonly T[]) : [right as T];

const pairsOf = (text: string): Map<string, number> => {
  const found = new Map<string, number>();
  const letters = plain(text);
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters.slice(at, at + 2);
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return found;
};

/** Pairs of letters in common: 1 for the same words. */
const alike = (one: Map<string, number>, other: Map<string, number>): number => {
  let [common, all] = [0, 0];
  for (const count of other.values()) all += count;
  for (const [pair, count] of one) {
    all += count;
    common += Math.min(count, other.get(pair) ?? 0);
  }
  return all === 0 ? 1 : (2 * common) / all;
};

/** How alike descriptions are, with the words that may stand in the note on either side or on none. */
const likenessOf = (expected: readonly ExpectedLine[], got: readonly PaperLine[]): number[][] => {
  const forms = expected.map(({ description, note }) =>
    choices(description).map((each) => ({
      alone: pairsOf(each),
      noted: note === null ? null : pairsOf(`${each} ${note}`),
    })),
  );
  const read = got.map(({ description, note }) => ({
    alone: pairsOf(description),
    noted: pairsOf(`${description} ${note ?? ''}`),
  }));
  return forms.map((ways) =>
    read.map(({ alone, noted }) =>
      Math.max(
        ...ways.map((way) =>
          Math.max(alike(way.alone, alone), way.noted === null ? 0 : alike(way.noted, noted)),
        ),
      ),
    ),
  );
};

type Match = readonly [expected: number, got: number];

/** Matches in the order of both that are most alike in sum; `worth` breaks ties among lines that say the same. */
const matchInOrder = (likeness: number[][], worth: (pair: Match) => number): Match[] => {
  const [rows, columns] = [likeness.length, likeness[0]?.length ?? 0];
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const gain = (row: number, column: number) => {
    const own = likeness[row]?.[column] ?? 0;
    return own < SAME_LINE ? -1 : own + worth([row, column]);
  };
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const taken = gain(row, column);
      const skip = Math.max(best[row + 1]?.[column] ?? 0, best[row]?.[column + 1] ?? 0);
      const both = taken < 0 ? 0 : taken + (best[row + 1]?.[column + 1] ?? 0);
      (best[row] as Float64Array)[column] = Math.max(skip, both);
    }
  const matches: Match[] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    const here = best[row]?.[column];
    if (here === best[row + 1]?.[column]) row += 1;
    else if (here === best[row]?.[column + 1]) column += 1;
    else {
      matches.push([row, column]);
      row += 1;
      column += 1;
    }
  }
  return matches;
};

const FIGURES = [
  'quantity',
  'unitPrice',
  'rcv',
  'tax',
  'overheadProfit',
  'depreciation',
  'acv',
] as const;
const CENT = 0.005;

const isNumber = (right: Right<number | null>, got: number | null): boolean =>
  choices(right).some((each) =>
    each === null || got === null ? each === got : Math.abs(each - got) < CENT,
  );

const isWord = (right: Right<string | null>, got: string | null): boolean =>
  choices(right).some((each) =>
    each === null || got === null ? each === got : plain(each) === plain(got),
  );

/** Names as recognized in a picture, addresses with or without their commas. */
const isName = (right: Right<string | null>, got: string | null): boolean =>
  choices(right).some((each) =>
    each === null || got === null ? each === got : alike(pairsOf(each), pairsOf(got)) >= SAME_WORDS,
  );

/** Nothing is written and nothing was read: such a cell counts for neither. */
const isEmpty = (right: Right<unknown>, got: unknown) =>
  got === null && choices(right).every((each) => each === null);

const first = <T>(right: Right<T> | undefined): T | undefined =>
  right === undefined ? undefined : choices(right)[0];

/** What follows from the amount where nothing is written: a lump sum is one LS, a price the amount by the quantity. */
const follows = (expected: ExpectedLine, key: string, got: unknown): boolean => {
  const [amount, quantity] = [first(expected.rcv), first(expected.quantity)];
  if (typeof amount !== 'number') return false;
  const isLump = quantity === null && first(expected.unitPrice) === null;
  if (isLump && key === 'quantity') return got === 1;
  if (isLump && key === 'unit') return got === 'LS';
  if (key !== 'unitPrice' || typeof got !== 'number' || first(expected.unitPrice) !== null)
    return false;
  const count = quantity ?? 1;
  return Math.abs(got * count - amount) <= CENT + 0.000_05 * Math.abs(count);
};

type Judge = (share: Share, isRight: boolean, fault: () => string) => void;

const scoreCells = (score: PaperScore, judge: Judge, expected: ExpectedLine, got: PaperLine) => {
  const where = choices(expected.description)[0] ?? '';
  const say = (what: string, right: unknown, found: unknown) => () =>
    `${where}: ${what} ${JSON.stringify(found)} for ${JSON.stringify(right)}`;
  for (const key of FIGURES) {
    const right = expected[key];
    if (right === undefined || isEmpty(right, got[key]) || follows(expected, key, got[key]))
      continue;
    judge(score.cells, isNumber(right, got[key]), say(key, right, got[key]));
  }
  const { unit, amounts } = expected;
  if (unit !== undefined && !isEmpty(unit, got.unit) && !follows(expected, 'unit', got.unit))
    judge(score.cells, choices(unit).includes(got.unit), say('unit', unit, got.unit));
  for (const [index, amount] of amounts.entries()) {
    const found = got.amounts[index] ?? null;
    if (!isEmpty(amount, found))
      judge(score.cells, isNumber(amount, found), say(`amount ${index + 1}`, amount, found));
  }
  for (const key of ['room', 'section'] as const) {
    const right = expected[key];
    if (right === undefined || isEmpty(right, got[key])) continue;
    judge(score.places, isWord(right, got[key]), say(key, right, got[key]));
  }
  for (const key of ['isAlternate', 'isExcluded', 'isCredit', 'isNonRecoverable'] as const)
    if (expected[key] || got[key])
      judge(score.marks, expected[key] === got[key], say(key, expected[key], got[key]));
};

/** How many cells of a pair are the same, 0–0.1: it only decides between lines that say the same. */
const worthOf = (expected: ExpectedLine, got: PaperLine): number => {
  const same = FIGURES.filter((key) => {
    const right = expected[key];
    return right !== undefined && isNumber(right, got[key]);
  });
  const isPlaced = expected.room !== undefined && isWord(expected.room, got.room);
  return (same.length + (isPlaced ? 1 : 0)) / (10 * (FIGURES.length + 1));
};

const scoreLines = (
  score: PaperScore,
  judge: Judge,
  expected: ExpectedPaper,
  got: PaperEstimate,
) => {
  const likeness = likenessOf(expected.lines, got.lines);
  const worth = ([row, column]: Match) => {
    const [one, other] = [expected.lines[row], got.lines[column]];
    return one && other ? worthOf(one, other) : 0;
  };
  const matches = matchInOrder(likeness, worth);
  const isFree = (match: Match) =>
    !matches.some(([row, column]) => row === match[0] || column === match[1]);
  const gain = (match: Match) => (likeness[match[0]]?.[match[1]] ?? 0) + worth(match);
  // What was read in another order was found all the same.
  const late = likeness
    .flatMap((row, index) => row.map((own, column) => ({ own, match: [index, column] as const })))
    .filter(({ own, match }) => own >= SAME_LINE && isFree(match))
    .toSorted((one, other) => gain(other.match) - gain(one.match));
  for (const { match } of late) if (isFree(match)) matches.push(match);
  for (const [row, column] of matches) {
    const [one, other] = [expected.lines[row], got.lines[column]];
    if (!one || !other) continue;
    judge(
      score.words,
      (likeness[row]?.[column] ?? 0) >= SAME_WORDS,
      () => `words "${other.description}" for "${choices(one.description)[0]}"`,
    );
    scoreCells(score, judge, one, other);
  }
  const found = new Set(matches.map(([row]) => row));
  for (const [row, line] of expected.lines.entries())
    if (!line.isOptional)
      judge(score.lines, found.has(row), () => `lost: ${choices(line.description)[0]}`);
  const used = new Set(matches.map(([, column]) => column));
  score.invented = got.lines
    .filter((_line, column) => !used.has(column))
    .map(({ description, rcv }) => `${description} ${rcv ?? ''}`.trim());
};

const scoreParties = (
  score: PaperScore,
  judge: Judge,
  expected: ExpectedPaper,
  got: PaperEstimate,
) => {
  const say = (what: string, right: unknown, read: unknown) => () =>
    `${what} ${JSON.stringify(read)} for ${JSON.stringify(right)}`;
  const { parties } = score;
  judge(parties, choices(expected.kind).includes(got.kind), say('kind', expected.kind, got.kind));
  for (const side of ['from', 'for'] as const)
    for (const [key, right] of Object.entries(expected[side])) {
      const read = (got[side] as Readonly<Record<string, string | null>>)[key] ?? null;
      const isNamed = /Number|phone|license|date/i.test(key) ? isWord : isName;
      judge(parties, isNamed(right, read), say(key, right, read));
    }
  for (const key of ['date', 'validUntil'] as const)
    if (!isEmpty(expected[key], got[key]))
      judge(parties, isWord(expected[key], got[key]), say(key, expected[key], got[key]));
  for (const room of expected.rooms) {
    const read = got.rooms.find(({ name }) => plain(name).endsWith(plain(room.name)));
    judge(
      parties,
      isNumber(room.floorSf, read?.floorSf ?? null),
      say(`floor of ${room.name}`, room.floorSf, read?.floorSf),
    );
  }
};

/** The paper's last word: of a claim its net claim, of several bidders the total of each. */
const isFinal = ({ final, bidders }: ExpectedPaper, got: PaperEstimate): boolean => {
  if (bidders.length > 0)
    return bidders.every(({ name, total }, index) => {
      const read = got.bidders[index];
      return read !== undefined && isName(name, read.name) && isNumber(total, read.total);
    });
  const { netClaim, total } = got.totals;
  return isNumber(final, netClaim ?? total);
};

export const scorePaper = (expected: ExpectedPaper, got: PaperEstimate): PaperScore => {
  const none = (): Share => ({ right: 0, of: 0 });
  const score: PaperScore = {
    lines: none(),
    cells: none(),
    words: none(),
    places: none(),
    marks: none(),
    totals: none(),
    parties: none(),
    isTotalRight: isFinal(expected, got),
    invented: [],
    faults: [],
  };
  const judge: Judge = (share, isRight, fault) => {
    share.of += 1;
    if (isRight) share.right += 1;
    else score.faults.push(fault());
  };
  scoreLines(score, judge, expected, got);
  for (const [key, right] of Object.entries(expected.totals)) {
    const read = got.totals[key as keyof PaperTotals];
    judge(score.totals, isNumber(right, read), () => `${key} ${read} for ${JSON.stringify(right)}`);
  }
  scoreParties(score, judge, expected, got);
  return score;
};
