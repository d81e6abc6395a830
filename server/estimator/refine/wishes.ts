// Reads one refinement ("keep the cabinets, add two more outlets") into wishes. Knows no prices and no catalogue.
import { levelIn } from './levels.ts';
import { heightIn, roomIn, sizeIn, widthIn } from './sizes.ts';
import { floorIn, materialIn, swapIn } from './swaps.ts';
import type { ClauseWish } from './wish.ts';

const KEEP =
  /^(?:please )?(?:keep|reuse|re-use|leave|save)(?: (?!out\b)|$)(.+?)(?: (?:as (?:they|it) (?:are|is)|in place|alone|where (?:they|it) (?:are|is)))?$/i;
const OMIT =
  /^(?:please )?(?:no|not?|without|skip|drop|omit|exclude|delete|leave out|take off|forget(?: about)?|cancel|we (?:do not|don['’]t) (?:need|want)|(?:i )?(?:do not|don['’]t) (?:need|want|do|touch|replace)?|no need (?:for|to)) (?:more |any )?(.+?)(?: (?:after all|please|anymore))?$/i;
/** "I'll do the painting myself", "painting by owner". */
const OWN_WORK = [
  /^(?:i|we)(?:['’]ll| will| can|['’]m going to)? (?:do|handle|take care of) (.+?) (?:myself|ourselves|on (?:my|our) own)$/i,
  /^(.+) (?:(?:is |are |done )?by (?:the )?(?:owner|others|us|me))$/i,
];
const REMOVE = /^(?:please )?(?:remove|take out|cut|get rid of|lose)(?: out)? (.+)$/i;
const ONLY = [
  /^(?:please )?(?:only|just)(?: (?:do|price|include|paint|keep))? (.+)$/i,
  /^(.+) only$/i,
];
const MORE =
  /^(?:please )?(?:add |i want |we need )?(?:(\w+) (?:more|additional|extra)|another|(?:one|a) (?:more|additional)|an (?:additional|extra)) (.+)$/i;
const COUNT = [
  /^(?:please )?(?:make (?:it|that|them|this)|change (?:it |that |them )?to|it['’]?s|it is|there are|there is|only|just|use|we have|i have) (\w+) ([a-z][a-z -]+?)(?:,? (?:instead of|not) .+)?$/i,
  /^(\w+) ([a-z][a-z -]+?)(?: instead of| not|, not) (?:\w+)(?: [a-z -]+)?$/i,
];
const LEADING = /^(?:please |also |and |but |then |plus |actually,? |instead |now )+/i;
/** Said around a wish. */
const CHATTER =
  /^(?:(?:we|i)(?:['’]ll| will)? (?:do|handle|take care of) (?:that|it|this)(?: (?:ourselves|myself))?|no|yes|ok(?:ay)?|actually|sorry|please|thanks|thank you|hi|hello|great|(?:that )?looks good|perfect)[.!]?$/i;
const POSITIVE =
  /\b(?:add|new|use|install|replace|put|make|change|switch|want|need|include|upgrade|paint|build|with|do|does|will|have)\b|\d/i;

/** "Just one coat of paint", "make it two coats": nothing else, and no room of its own. */
const COATS =
  /^(?:please )?(?:(?:only|just|use|make (?:it|that)|do|give it|with|i want|we want|paint) )*(\w+) coats?(?: of paint)?(?: (?:on|for) (?:the |all the )?walls)?(?: (?:only|please|is (?:enough|fine)|will do|instead(?: of \w+)?|not \w+|everywhere|throughout))*$/i;

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const MORE_COUNTS = ['ten', 'eleven', 'twelve'];

const countOf = (word: string | undefined): number | null => {
  if (word === undefined || /^an?$/i.test(word)) return 1;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = [...COUNTS, ...MORE_COUNTS].indexOf(word.toLowerCase());
  return index < 0 ? null : index;
};

const withoutArticle = (target: string): string =>
  target.replace(
    /^(?:the|a|an|any|my|our|all|existing|current|old)(?: (?:existing|current|old|the))? /i,
    '',
  );

const targetsIn = (targets: string): string[] =>
  targets.split(/\s+(?:and|or)\s+/i).map((target) => withoutArticle(target.trim()));

const firstMatch = (patterns: readonly RegExp[], clause: string): string[] | undefined =>
  patterns.map((pattern) => pattern.exec(clause)).find((found) => found !== null) ?? undefined;

const countedIn = (clause: string): ClauseWish[] => {
  const [, more, added = ''] = MORE.exec(clause) ?? [];
  const extra = added === '' ? null : countOf(more);
  if (extra !== null) return [{ kind: 'more', count: extra, target: added, clause }];
  const [, number, target = ''] = firstMatch(COUNT, clause) ?? [];
  const count = target === '' ? null : countOf(number);
  return count === null || /\bcoats?\b/i.test(target)
    ? []
    : [{ kind: 'count', count, target: withoutArticle(target), clause }];
};

const coatsIn = (clause: string): ClauseWish[] => {
  const coats = countOf(COATS.exec(clause)?.[1]?.replace(/single/i, 'one'));
  return COATS.test(clause) && coats !== null ? [{ kind: 'coats', count: coats, clause }] : [];
};

const measuredIn = (clause: string): ClauseWish[] => {
  const size = sizeIn(clause);
  if (size) return [{ kind: 'size', size, clause }];
  const feet = heightIn(clause);
  if (feet) return [{ kind: 'height', feet, clause }];
  const width = widthIn(clause);
  if (width) return [{ kind: 'width', ...width, clause }];
  const room = roomIn(clause);
  return room ? [{ kind: 'room', room, clause }] : [];
};

const refusedIn = (clause: string): ClauseWish[] => {
  const [, kept] = KEEP.exec(clause) ?? [];
  const [, omitted] = OMIT.exec(clause) ?? firstMatch(OWN_WORK, clause) ?? [];
  const excluded = kept ?? omitted;
  if (excluded !== undefined) {
    const isKept = kept !== undefined;
    return targetsIn(excluded).map((target) => ({ kind: 'exclude', target, isKept, clause }));
  }
  const [, removed] = REMOVE.exec(clause) ?? [];
  return removed === undefined
    ? []
    : targetsIn(removed).map((target) => ({ kind: 'remove', target, clause }));
};

const changedIn = (clause: string): ClauseWish[] => {
  const floor = floorIn(clause);
  if (floor) return [{ kind: 'floorIn', ...floor, clause }];
  const wanted = materialIn(clause);
  if (wanted) return [{ kind: 'material', wanted, clause }];
  const swap = swapIn(clause);
  const level = levelIn(clause);
  // "Everything to high end" swaps nothing; "the countertops to better quartz" does.
  if (swap && !(level && levelIn(swap.wanted)?.target === null))
    return [{ kind: 'swap', ...swap, clause }];
  if (level) return [{ kind: 'level', ...level, clause }];
  const [, target] = firstMatch(ONLY, clause) ?? [];
  return target === undefined ? [] : [{ kind: 'only', target: withoutArticle(target), clause }];
};

const READERS = [coatsIn, measuredIn, countedIn, changedIn, refusedIn];

const wishesIn = (clause: string, previous: ClauseWish | undefined): ClauseWish[] => {
  for (const read of READERS) {
    const wishes = read(clause);
    if (wishes.length > 0) return wishes;
  }
  // "no painting, flooring": what follows an exclusion and asks for nothing belongs to it.
  const isListed = !POSITIVE.test(clause) && clause.split(/\s+/).length <= 3;
  return isListed && previous?.kind === 'exclude'
    ? targetsIn(clause).map((target) => ({ ...previous, target }))
    : [{ kind: 'add', clause }];
};

/** In the order of the text. */
export const readWishes = (refinement: string): ClauseWish[] => {
  const wishes: ClauseWish[] = [];
  for (const sentence of refinement.split(/[;\n]+|[.!?](?=\s|$)/)) {
    for (const clause of sentence.split(
      /,(?!\d{3}| (?:instead|not|rather)\b)|\s(?:and|but)\s+(?=(?:keep|no|add|use|skip|drop|remove|make|leave|without|paint|install|replace)\b)/i,
    )) {
      const plain = clause.trim().replace(LEADING, '');
      if (plain !== '' && !CHATTER.test(plain)) wishes.push(...wishesIn(plain, wishes.at(-1)));
    }
  }
  return wishes;
};
