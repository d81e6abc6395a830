// A text as the trained network reads it: segments with their role, how sure that is, and the rows of the book they may mean.
import { joinedBy } from './across.ts';
import { chainOf, ORDERS, roleOf } from './chain.ts';
import type { Role } from './chain.ts';
import { chancesOf, encode } from './network.ts';
import type { Encoded, Network, RowChance } from './network.ts';
import { tagChances } from './tags.ts';
import {
  BARE_PAINT,
  COMMAND,
  goesOn,
  jointAfter,
  isCountOfNext,
  isLeftOut,
  isOneThing,
  isOneVerb,
  JOINTS,
  MOST_PARTED,
  namesThing,
  REFERS_BACK,
  REPLACES_IT,
  surfaceApart,
} from './joints.ts';
import { phrasesIn, rowsSaid } from './row-phrases.ts';
import type { RowPhrase, SaidPhrase } from './row-phrases.ts';
import { tokensOf } from './tokens.ts';
import type { TextToken } from './tokens.ts';

export interface Segment {
  role: Role;
  words: string;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
  /** The likeliest first; empty where a role means no rows. */
  candidates: readonly RowChance[];
  /** How likely its words order something after all; absent where they do, and where nobody knows. */
  doubt?: number;
  /** How likely its words order something, where the network marked them as an order. */
  ordering?: number;
}

const MEANS_ROWS: ReadonlySet<Role> = new Set(['order', 'remove', 'keep', 'done']);
/** What may be an order that was read as something else. */
const MAY_ORDER: ReadonlySet<Role> = new Set(['keep', 'done', 'fact']);
const MOST_CANDIDATES = 6;
/** Chance of an order from which words that were read as something else are shown as not used. */
export const DOUBTFUL = 0.06;

const candidatesOf = (codes: readonly string[], chances: Float32Array): RowChance[] => {
  const best: RowChance[] = [];
  let least = -1;
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] as number;
    if (chance <= least) continue;
    const place = best.findLastIndex((likelier) => likelier.chance >= chance) + 1;
    best.splice(place, 0, { code: codes[at] ?? '', chance });
    if (best.length > MOST_CANDIDATES) best.pop();
    if (best.length === MOST_CANDIDATES) least = best.at(-1)?.chance ?? 0;
  }
  return best;
};

/** Each of two parts is surer of its row than this, and than the whole is of its own. */
const SURE_PART = 0.6;
/** Chance of all rows of one trade together from which a part is that trade's work: "paint" of "paint and carpet". */
const SURE_TRADE = 0.85;
/** Chance from which a part means the row that the whole means: "tear off" of "tear off and TPO". */
const FAIR_ROW = 0.2;
/** What its own words tell: "AC, 3 ton" of "furnace and AC" is no whole system, and what comes off is of one kind. */
const IS_OF_ITSELF = /^(?:HVC-SYSTEM$|DEM-)/;
const IS_OUT = /^DEM-/;
/** What is laid under or over another thing, and ordered with it: "porcelain on uncoupling membrane". */
const LAID_UNDER = /^(?:TIL-(?:MEMB|CBU|HEAT)|FRM-UNDERLAY|FLR-(?:LEVEL|MOIST))$/;
/** What is laid first, and hides what is named behind it: "roof deck & shingles". */
const LAID_FIRST = /^FRM-(?:SHTH|SUBFLR)/;
const ON: ReadonlySet<string> = new Set(['on', 'over']);
/** A list of what stays or comes out is named in short: "no painting and no countertops". */
const FAIR_PART = 0.3;

interface Range {
  first: number;
  end: number;
  candidates: readonly RowChance[];
}

const bestOf = ({ candidates }: Range): RowChance => candidates[0] ?? { code: '', chance: 0 };

/** Painting is one trade, by the room or by the surface. */
const tradeOf = (code: string): string => code.replace(/^@paint/, 'PNT-').slice(0, 4);

/** The chance of the best row, or of all rows of its trade where these are sure together. */
const sureness = ([best, ...others]: readonly RowChance[]): number => {
  if (!best) return 0;
  const trade = others
    .filter(({ code }) => tradeOf(code) === tradeOf(best.code))
    .reduce((sum, { chance }) => sum + chance, best.chance);
  return trade >= SURE_TRADE ? trade : best.chance;
};

/** Chance of each part of a segment; a bare list of what is refused or taken out is named in short. */
const leastOf = (role: Role, words: string, best: RowChance): number => {
  const isBareList =
    /^no\b/i.test(words) || (role === 'remove' && best.chance < SURE_PART && !/\d/.test(words));
  return ORDERS.has(role) && !isBareList ? SURE_PART : FAIR_PART;
};

/** A joint within a phrase parts nothing: "fill valve and flapper". */
const isWithin = (said: readonly SaidPhrase[], token: TextToken | undefined): boolean =>
  token !== undefined && said.some(({ start, end }) => start < token.start && token.end < end);

/** Chance from which a list of pieces is of one row: "2 lavs 1 urinal"; machines are counted kind by kind. */
const SURE_WHOLE = 0.9;

/** How two parts of a segment stand beside each other. */
interface Joined {
  joint: string;
  /** Each begins with its own number. */
  isNumbered: boolean;
  /** No word joins them. */
  isNextCount: boolean;
}

/** Whether two parts that name a row each are two things, and not one with more words. */
const areTwo = (
  whole: RowChance,
  left: Range,
  right: Range,
  { joint, isNumbered, isNextCount }: Joined,
  tokens: readonly TextToken[],
): boolean => {
  const [one, other] = [bestOf(left), bestOf(right)];
  const isSure = Math.min(one.chance, other.chance) > SURE_WHOLE;
  const isList = whole.chance < SURE_WHOLE || tradeOf(whole.code) === 'WTR-';
  // "2 lavs 1 urinal 2 wc": a row of all of them.
  const isPart = isSure && one.code !== whole.code && other.code !== whole.code;
  if (one.code === other.code || (isNextCount && !isPart && !isList)) return false;
  if (ON.has(joint) && !LAID_UNDER.test(other.code)) return false;
  // "Replace cabinets and counters with laminate": what they are replaced with.
  if (joint === 'with' && IS_OUT.test(one.code) && !IS_OUT.test(other.code)) return false;
  const [own = [], next = []] = [left, right].map((part) =>
    tokens.slice(part.first, part.end).map(({ words }) => words),
  );
  const isOneTrade = tradeOf(one.code) === tradeOf(other.code);
  if (REFERS_BACK.test(next.join(' ')) || (!isOneTrade && isOneVerb(own, next))) return false;
  return (
    isNumbered ||
    isSure ||
    whole.chance < 0.95 ||
    // "Reflash the chimney and replace 30 SF of shingles": each with its own verb.
    [own, next].every((words) => COMMAND.test(words.join(' '))) ||
    ((BARE_PAINT.test(next.join('')) || LAID_FIRST.test(one.code)) && !isOneTrade) ||
    (whole.code !== one.code && whole.code !== other.code)
  );
};

/**
 * @param least chance of the row of each part
 * @param rank rows for the tokens of a range
 */
const parted = (
  range: Range,
  least: number,
  tokens: readonly TextToken[],
  rank: (first: number, end: number) => readonly RowChance[],
  said: readonly SaidPhrase[],
): Range[] => {
  if (range.end - range.first > MOST_PARTED) return [range];
  const whole = bestOf(range);
  const partOf = (first: number, end: number, sure: number): Range | null => {
    if (!namesThing(tokens, first, end)) return null;
    const ranked = rank(first, end);
    const words = tokens.slice(first, end).map((token) => token.words);
    const same = REPLACES_IT.test(words.join(' '))
      ? undefined
      : ranked.find(
          ({ code, chance }) =>
            code === whole.code &&
            chance >= FAIR_ROW &&
            (!IS_OF_ITSELF.test(code) || chance >= ((ranked[0]?.chance ?? 0) * 2) / 3),
        );
    const candidates = same ? [same, ...ranked.filter((one) => one !== same)] : ranked;
    // "Shutoff valve, expansion tank": what a phrase leaves out does not take the rest with it.
    const isNamed = candidates[0]?.code !== 'NONE' || isLeftOut(said, tokens, first, end);
    return isNamed && sureness(candidates) >= sure ? { first, end, candidates } : null;
  };
  for (let at = range.first + 1; at < range.end - 1; at += 1) {
    const joint = tokens[at]?.words.toLowerCase() ?? '';
    const isNextCount = isCountOfNext(tokens, range.first, at);
    if ((!JOINTS.has(joint) && !ON.has(joint) && !isNextCount) || isOneThing(tokens, at)) continue;
    if (isWithin(said, tokens[at])) continue;
    // "Base run, 11.5 LF, for …": the measure is of what stands before it.
    const after = jointAfter(tokens, at, range.end);
    if (!isNextCount && after > at + 1 && !namesThing(tokens, at + 1, after)) continue;
    // "2 garage doors 9x7 and 1 opener": each with its own number.
    const isNumbered =
      isNextCount || [range.first, at + 1].every((first) => /^\d/.test(tokens[first]?.words ?? ''));
    const fair = isNumbered ? Math.min(least, FAIR_PART) : least;
    const left = partOf(range.first, at, fair);
    const right = left && partOf(isNextCount ? at : at + 1, range.end, fair);
    if (!left || !right) continue;
    const joined = { joint, isNumbered, isNextCount };
    if (areTwo(whole, left, right, joined, tokens))
      return [left, ...parted(right, least, tokens, rank, said)];
  }
  return [range];
};

/** What a name of the trade holds, and more of a thing behind a joint, is marked as its first word is. */
const joined = (tags: readonly string[], tokens: readonly TextToken[]): string[] => {
  const made = surfaceApart(tags, tokens);
  for (const [at, { words }] of tokens.entries()) {
    const role = roleOf(made[at - 1]);
    if (!role || !JOINTS.has(words.toLowerCase())) continue;
    if (!isOneThing(tokens, at) && (role !== 'order' || !goesOn(made, tokens, at))) continue;
    made[at] = `I-${role}`;
    made[at + 1] = `I-${role}`;
    // "Two walls, 8x20 and | 8x14".
    for (let next = at + 2; roleOf(made[next]) === 'measure'; next += 1) made[next] = `I-${role}`;
  }
  return made;
};

/** Tokens of a text that people write by hand; what is longer lists its work. */
const MOST_COMMANDED = 400;
/** Chance of the row from which such words are an order. */
const SURE_COMMAND = 0.6;
/** It is priced as a guess that its owner is shown. */
const OF_A_GUESS = 0.74;
/** Clauses of a text, without its stops. */
const CLAUSE = /[^.!?;\n,]+/g;

/** "Carpet quote pls", "need an estimate for gutters": what is to be priced. */
const ASKS_PRICE =
  /^(?:hi,? |hello,? )?(?:(?:i |we )?(?:need|want|looking for) )?(?:an? )?(?:(?!how|what|can|the)[a-z-]+(?: [a-z-]+)? (?:quote|estimate|bid)s?(?:,? (?:pls|plz|please|needed|wanted))?|(?:quote|estimate|bid) (?:for|on) (?:an? |new )?[a-z-]+(?: [a-z-]+)?)$/i;

/** Orders among the words that are in no segment: by their form, and by phrases that order something by themselves. */
const unmarked = (
  text: string,
  tokens: readonly TextToken[],
  marked: readonly Segment[],
  said: readonly SaidPhrase[],
  rank: (first: number, end: number) => readonly RowChance[],
): Segment[] => {
  const isFree = ({ start, end }: { start: number; end: number }): boolean =>
    !marked.some((segment) => segment.start < end && segment.end > start);
  const made: Segment[] = [];
  const order = (start: number, end: number, least: number, most: number): void => {
    const first = tokens.findIndex((token) => token.start >= start);
    const last = tokens.findLastIndex((token) => token.end <= end);
    if (first < 0 || last < first || !isFree({ start, end })) return;
    const candidates = rank(first, last + 1).map(({ code, chance }) => ({
      code,
      chance: Math.min(chance, most),
    }));
    const [best] = candidates;
    if (!best || best.code === 'NONE' || best.chance < least) return;
    made.push({ role: 'order', words: text.slice(start, end), start, end, candidates });
  };
  for (const { phrase, start, end } of said) if (phrase.orders) order(start, end, 0, 1);
  if (tokens.length > MOST_COMMANDED) return made;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const words = clause.trim();
    const start = index + clause.indexOf(words);
    if (
      (COMMAND.test(words) || ASKS_PRICE.test(words)) &&
      !TELLS_OF_TILE.test(words) &&
      !made.some((one) => one.start < start + words.length && one.end > start)
    )
      order(start, start + words.length, SURE_COMMAND, OF_A_GUESS);
  }
  return made;
};

/** "Paint the hall, | 3 doors and the trim": painted, too, where it is fairly likely. */
const BEHIND_PAINT = /\bpaint (?:(?:the|my|our) )?(?:[a-z]+ ){0,2}[a-z]+, $/i;
/** "Tile's happy", "tile downstairs is cold": how a thing is, which reads like a command. */
const TELLS_OF_TILE = /^(?:then )?tiles?(?:['’]s\b|\b.*\b(?:is|are|was)\b|$)/i;

/** How likely the tokens of a range order something. */
const orderingIn = (
  network: Network,
  encoded: Encoded,
): ((range: Pick<Range, 'first' | 'end'>) => number) => {
  const orders = network.tags.flatMap((tag, at) => (ORDERS.has(roleOf(tag) ?? 'fact') ? [at] : []));
  const chances = tagChances(network, encoded, new Set(orders));
  return ({ first, end }) =>
    chances.slice(first, end).reduce((sum, one) => sum + one, 0) / (end - first);
};

/** The stop of a unit before more words of its sentence, which ends nothing: "48 in. vanity", "12 ft. by 16 ft. deck". */
const STOP_OF_UNIT =
  /(?<=\d ?(?:in|ft|gal)|\b(?:sq|lin)\.? ft)\.(?= (?:[a-z(]|\d+ ?[x×]))|(?<=\d ?(?:sq|lin))\.(?= ft\b)/g;

const SPELLED_OUT = /\b(do|does|did) not\b/gi;
const DONT_TOUCH = /\bdon['’]t( ?) touch\b/gi;
const FEET_AND_INCHES =
  /(?<!\b(?:door|pair|slider|window)s?\b[^,;.]*)(?<feet>\d+)['’](?<inches>\d+)["”]/g;

/** "3 1/2 ft" */
const AND_A_HALF = /(?<=\b\d+) 1\/2(?= ?(?:ft|feet|foot|['’])(?!\w))/gi;

/** "Hall bath (toilet), kitchen (paint)": brackets behind a room, written as a colon. */
const IN_BRACKETS =
  /(?<=(?:^|[,;.\n]|\band) ?(?:[a-z]+ ){0,2}(?:\w*room|bath|kitchen|garage|basement|hall|office|den)) \(([a-z][a-z ,&'-]*)\)/gi;

/** "Stair treads (12)": a count behind its things, but for rooms, without its brackets. */
const IS_COUNT = /(?<=[a-z]{2}(?<!room|bath|unit)s) \((\d{1,3})\)/gi;

/** "Do not touch the trim", "12 cuyd" and sides of rooms, `13'2"`, written as the network learned them, in as many characters. */
const asLearned = (text: string): string =>
  text
    .replaceAll(STOP_OF_UNIT, ' ')
    .replaceAll(IN_BRACKETS, ': $1 ')
    .replaceAll(IS_COUNT, '  $1 ')
    .replaceAll(SPELLED_OUT, "$1n't ")
    .replaceAll(AND_A_HALF, '.50 ')
    .replaceAll(DONT_TOUCH, 'leave$1 alone')
    .replaceAll(FEET_AND_INCHES, '$<feet>.$<inches>0')
    .replaceAll(/(?<=\d ?)cuyd\b/gi, 'CY  ');

/** @param text of any length: time and memory grow with it, and with nothing else */
export const segmentsOf = (
  text: string,
  network: Network,
  phrases: readonly RowPhrase[],
): Segment[] => {
  const sentences = asLearned(text);
  const tokens = tokensOf(sentences);
  if (tokens.length === 0) return [];
  const encoded = encode(network, tokens);
  const said = phrasesIn(text, phrases).filter(({ phrase }) => !phrase.isDetail);
  const tags = joined(chainOf(network, encoded, tokens, said), tokens);
  const rank = (first: number, end: number) =>
    rowsSaid(said, { start: tokens[first]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }, () =>
      candidatesOf(network.codes, chancesOf(network, encoded, first, end)),
    );
  const orderingOf = orderingIn(network, encoded);
  const segments: Segment[] = [];
  for (let first = 0; first < tags.length;) {
    const marked = roleOf(tags[first]);
    let end = first + 1;
    while (marked && end < tags.length && tags[end] === `I-${marked}`) end += 1;
    const [from, to] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0];
    const within = said.filter((one) => one.start >= from && one.end <= to);
    const isOrdered =
      (marked === 'fact' &&
        BEHIND_PAINT.test(text.slice(0, from)) &&
        orderingOf({ first, end }) >= FAIR_PART) ||
      (/^(?:fact|place|remove)$/.test(`${marked}`) && within.some(({ phrase }) => phrase.orders)) ||
      (marked === 'keep' && within.some(({ phrase }) => phrase.asks));
    const role = isOrdered ? 'order' : marked;
    if (role) {
      const doubt = MAY_ORDER.has(role) ? orderingOf({ first, end }) : 0;
      const isRanked = MEANS_ROWS.has(role) || role === 'fact';
      const whole: Range = { first, end, candidates: isRanked ? rank(first, end) : [] };
      const least = leastOf(role, text.slice(from, to), bestOf(whole));
      for (const part of MEANS_ROWS.has(role)
        ? parted(whole, least, tokens, rank, said)
        : [whole]) {
        const [start, stop] = [tokens[part.first]?.start ?? 0, tokens[part.end - 1]?.end ?? 0];
        segments.push({
          role,
          words: text.slice(start, stop),
          start,
          end: stop,
          candidates: part.candidates,
          ...(doubt > 0 ? { doubt } : {}),
          ...(marked && ORDERS.has(marked) ? { ordering: orderingOf(part) } : {}),
        });
      }
    }
    first = end;
  }
  const all = [...segments, ...unmarked(sentences, tokens, segments, said, rank)].toSorted(
    (a, b) => a.start - b.start,
  );
  return said.length > 0 ? joinedBy(text, all, said) : all;
};
