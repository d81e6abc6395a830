// A quality that only one kind of thing has stands for that thing: "go tankless", "bifolds on two closets".
import type { Clause } from '../clauses.ts';
import { CONCEPTS } from '../concepts/all.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

/** Said of many things beside those that choose by them. */
const VAGUE = wordSet('vague');

const HOLDERS: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { id, pricings } of CONCEPTS.values()) {
    const chosen = Object.values(pricings).flatMap(({ choose }) => (choose ?? []).map(([q]) => q));
    for (const quality of new Set(chosen)) found.set(quality, [...(found.get(quality) ?? []), id]);
  }
  return found;
})();

/** Boards are often called by their kind alone: "400 SF of 5/8 type X". */
const KINDS: Readonly<Record<string, string>> = { type_x: 'drywall', moisture: 'drywall' };

/** The one kind of thing that has this quality. */
const thingOf = (quality: string): string | null => {
  if (Object.hasOwn(KINDS, quality)) return KINDS[quality] ?? null;
  const [only, second] = HOLDERS.get(quality) ?? [];
  return only === undefined || second !== undefined || VAGUE.has(quality) ? null : only;
};

/** The part that has the quality, where the part is named. */
const PARTS: Readonly<Record<string, string>> = { shower: 'shower_door' };

const isHeld = (clause: Clause, thing: string): boolean =>
  clause.some(
    (mark) => mark.kind === 'object' && (mark.concept === thing || mark.concept === PARTS[thing]),
  );

/** The clause with such a quality turned into its thing, where the clause does not name the thing. */
export const withLoneQualities = (clause: Clause): Clause => {
  const made = new Set<string>();
  return clause.map((mark, index): Mark => {
    if (mark.kind !== 'qualifier') return mark;
    const thing = thingOf(mark.qualifier);
    const next = clause[index + 1];
    const describes = next?.kind === 'object' || next?.kind === 'room';
    if (thing === null || describes || isHeld(clause, thing) || made.has(thing)) return mark;
    made.add(thing);
    return { kind: 'object', concept: thing, qualifiers: [mark.qualifier], at: mark.at };
  });
};

/** Materials that make a thing of their own where they stand alone. */
const THINGS_THEMSELVES = new Set(['vinyl', 'glass', 'plural']);

/** "Replace the deck, 14 x 18, with Trex and aluminum railing": what it is made of, said behind its size. */
export const withMaterialsBehind = (clause: Clause): Clause => {
  const owners = new Map<Mark, string[]>();
  const moved = new Set<Mark>();
  clause.forEach((mark, index) => {
    const [before, next] = [clause[index - 1], clause[index + 1]];
    const isAlone = before?.kind === 'break' && before.stop === 'with' && next?.kind === 'break';
    if (mark.kind !== 'qualifier' || !isAlone || THINGS_THEMSELVES.has(mark.qualifier)) return;
    const owner = clause.slice(0, index).findLast(({ kind }) => kind === 'object');
    if (!owner) return;
    owners.set(owner, [...(owners.get(owner) ?? []), mark.qualifier]);
    moved.add(mark);
  });
  if (moved.size === 0) return clause;
  return clause
    .filter((mark) => !moved.has(mark))
    .map((mark) => {
      const own = mark.kind === 'object' ? owners.get(mark) : undefined;
      return mark.kind === 'object' && own
        ? { ...mark, qualifiers: [...mark.qualifiers, ...own] }
        : mark;
    });
};
