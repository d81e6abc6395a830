// Reads one refinement ("keep the cabinets, add two more outlets") into wishes. Knows no prices and no catalogue.
import { sizeIn } from './sizes.ts';

export type Wish =
  | { kind: 'size'; size: string; clause: string }
  /** `isKept`: what is there stays; otherwise the work is left out. */
  | { kind: 'exclude'; target: string; isKept: boolean }
  /** `remove the …`: leaves out what was asked for, or else is work of its own. */
  | { kind: 'remove'; target: string; clause: string }
  | { kind: 'more'; count: number; target: string }
  | { kind: 'add'; clause: string };

const KEEP =
  /^(?:please )?(?:keep|reuse|re-use|leave|save)(?: (?!out\b)|$)(.+?)(?: (?:as (?:they|it) (?:are|is)|in place|alone|where (?:they|it) (?:are|is)))?$/i;
const OMIT =
  /^(?:please )?(?:no|not?|without|skip|drop|omit|exclude|delete|leave out|take off|forget(?: about)?|cancel|we (?:do not|don['’]t) (?:need|want)|(?:i )?(?:do not|don['’]t) (?:need|want|do|touch|replace)?|no need (?:for|to)) (?:more |any )?(.+?)(?: (?:after all|please|anymore))?$/i;
const REMOVE = /^(?:please )?(?:remove|take out|cut)(?: out)? (.+)$/i;
const MORE =
  /^(?:please )?(?:add |i want |we need )?(?:(\w+) (?:more|additional|extra)|another|(?:one|a) (?:more|additional)|an (?:additional|extra)) (.+)$/i;
const LEADING = /^(?:please |also |and |but |then |plus )+/i;
/** Said around a wish. */
const CHATTER = /^(?:no|yes|ok(?:ay)?|actually|sorry|please|thanks|thank you|hi|hello)$/i;
const POSITIVE =
  /\b(?:add|new|use|install|replace|put|make|change|switch|want|need|include|upgrade|paint|build|with)\b|\d/i;

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
    /^(?:the|a|an|any|my|our|all|existing|current|old)(?: (?:existing|current|old))? /i,
    '',
  );

const targetsIn = (targets: string): string[] =>
  targets.split(/\s+(?:and|or)\s+/i).map((target) => withoutArticle(target.trim()));

const wishesIn = (clause: string, previous: Wish | undefined): Wish[] => {
  const size = sizeIn(clause);
  if (size) return [{ kind: 'size', size, clause }];
  const [, more, counted = ''] = MORE.exec(clause) ?? [];
  const count = counted === '' ? null : countOf(more);
  if (count !== null) return [{ kind: 'more', count, target: counted }];
  const [, kept] = KEEP.exec(clause) ?? [];
  const [, omitted] = OMIT.exec(clause) ?? [];
  const excluded = kept ?? omitted;
  if (excluded !== undefined) {
    const isKept = kept !== undefined;
    return targetsIn(excluded).map((target) => ({ kind: 'exclude', target, isKept }));
  }
  const [, removed] = REMOVE.exec(clause) ?? [];
  if (removed !== undefined)
    return targetsIn(removed).map((target) => ({ kind: 'remove', target, clause }));
  // "no painting, flooring": what follows an exclusion and asks for nothing belongs to it.
  const isListed = !POSITIVE.test(clause) && clause.split(/\s+/).length <= 3;
  if (isListed && previous?.kind === 'exclude')
    return targetsIn(clause).map((target) => ({ ...previous, target }));
  return [{ kind: 'add', clause }];
};

/** In the order of the text. */
export const readWishes = (refinement: string): Wish[] => {
  const wishes: Wish[] = [];
  for (const sentence of refinement.split(/[;\n]+|\.(?=\s|$)/)) {
    for (const clause of sentence.split(
      /,(?!\d{3})|\s(?:and|but)\s+(?=(?:keep|no|add|use|skip|drop|remove|make|leave|without)\b)/i,
    )) {
      const plain = clause.trim().replace(LEADING, '');
      if (plain !== '' && !CHATTER.test(plain)) wishes.push(...wishesIn(plain, wishes.at(-1)));
    }
  }
  return wishes;
};
