// Work on surfaces: "HEPA vacuum walls and floor" cleans them and renews neither; a metal panel feeds no house.
import { isWord } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark, MarkOf } from '../marks.ts';
import type { Verb } from '../vocabulary/verbs.ts';
import { wordSet } from '../language.ts';

/** Treatments, coverings and protection: what they are put on only says where. */
const WORKS: ReadonlySet<string> = new Set(
  (
    'MLD-HEPA MLD-WIPE MLD-SAND MLD-BLAST MLD-ENCAP MLD-FOG FIR-CLNWL FIR-CLNHV FIR-CLNFLR FIR-SEAL FIR-BLAST ' +
    'WTR-ANTIM WTR-CLEAN3 WTR-POLY WTR-MATS WTR-WALLDR GCN-PROTECT GCN-DUSTWALL WPF-PAINT WPF-MEMB SDG-STONEV ' +
    'SDG-BRICKV SDG-CAULK house_wrap stucco screen_porch COM-PREP COM-URETH CLN-PET TMP-SHORE frp COM-ACTPATCH ' +
    'DCK-FRAME FRM-FLOOR FRM-WALL26 FRM-TRUSS pressure_wash ceiling_dryfall roof_tarp'
  ).split(' '),
);

const SURFACES = wordSet('surfaces');

/** What is caulked round. */
const OPENINGS: ReadonlySet<string> = new Set(['window', 'door', 'entry_door', 'exterior_trim']);

const isSurfaceOf = (work: string, mark: Mark | undefined): mark is MarkOf<'object'> =>
  mark?.kind === 'object' &&
  mark.concept !== work &&
  (SURFACES.has(mark.concept) || (work === 'SDG-CAULK' && OPENINGS.has(mark.concept)));

/** Words between the work and what it is put on. */
const LINKS = wordSet('links');

const PASSED: ReadonlySet<Mark['kind']> = new Set([
  'qualifier',
  'room',
  'area',
  'length',
  'count',
  'days',
  'size',
  'all',
]);

const REACH = 6;

const passes = (mark: Mark, stop: 'in' | 'with'): boolean =>
  PASSED.has(mark.kind) ||
  (mark.kind === 'verb' && mark.weak) ||
  (mark.kind === 'word' && LINKS.has(mark.text)) ||
  (mark.kind === 'break' && mark.stop === stop);

/** Surfaces named right behind the work: "antimicrobial to the framing and subfloor". */
const surfacesBehind = (clause: Clause, index: number, work: string): Mark[] => {
  const found: Mark[] = [];
  for (const mark of clause.slice(index + 1, index + 1 + REACH)) {
    const joins = mark.kind === 'break' && mark.stop === 'and' && found.length > 0;
    if (isSurfaceOf(work, mark)) found.push(mark);
    else if (!joins && !passes(mark, 'in')) break;
  }
  return found;
};

/** Surfaces named right before it: "wrap the walls with tyvek". */
const surfacesBefore = (clause: Clause, index: number, work: string): Mark[] => {
  for (let i = index - 1; i >= 0 && index - i <= 3; i -= 1) {
    const mark = clause[i];
    if (!mark) break;
    if (isSurfaceOf(work, mark)) {
      const led = clause.slice(i + 1, index).some(({ kind }) => kind === 'break');
      return led ? [mark] : [];
    }
    if (!passes(mark, 'with') || mark.kind === 'area') break;
  }
  return [];
};

export const withWorkedSurfaces = (clause: Clause): Clause => {
  const told = new Set<Mark>();
  clause.forEach((mark, index) => {
    if (mark.kind !== 'object' || !WORKS.has(mark.concept) || told.has(mark)) return;
    for (const surface of [
      ...surfacesBehind(clause, index, mark.concept),
      ...surfacesBefore(clause, index, mark.concept),
    ])
      told.add(surface);
  });
  return told.size === 0
    ? clause
    : clause.map((mark) => (told.has(mark) ? { kind: 'word', text: 'place', at: mark.at } : mark));
};

/** Nouns of work that stand behind or before their thing. */
const NOUNS_OF_WORK: Readonly<Record<string, Verb>> = { cleaning: 'clean', demolition: 'remove' };

/** "Gutter cleaning 200 ft", "demolition of the shed": what is done to the thing, not to the house. */
export const withCleanedThings = (clause: Clause): Clause => {
  const workOf = (mark: Mark | undefined): Verb | undefined =>
    mark?.kind === 'object' ? NOUNS_OF_WORK[mark.concept] : undefined;
  const takes = (mark: Mark | undefined, verb: Verb | undefined): mark is MarkOf<'object'> =>
    mark?.kind === 'object' &&
    verb !== undefined &&
    (mark.concept === 'floor' || conceptOf(mark.concept).pricings[verb] !== undefined);
  const isNext = (mark: Mark, next: Mark | undefined): boolean =>
    (next?.at ?? Infinity) - mark.at <= 3;
  return clause.flatMap((mark, index): Mark[] => {
    const [led, next] = [clause[index - 1], clause[index + 1]];
    const [own, behind] = [workOf(mark), workOf(next)];
    if (own && takes(led, own) && isNext(led, mark)) return [];
    // "The gutters need cleaning".
    if (own && isWord(led, 'need', 'want', 'get') && takes(clause[index - 2], own))
      return [{ kind: 'verb', verb: own, weak: false, at: mark.at }];
    if (own && takes(next, own) && isNext(mark, next))
      return [{ kind: 'verb', verb: own, weak: false, at: mark.at }];
    if (behind && takes(mark, behind) && isNext(mark, next))
      return [{ kind: 'verb', verb: behind, weak: false, at: mark.at }, mark];
    return [mark];
  });
};

const FEEDS = wordSet('feeds');

const PANEL_STUFF = wordSet('panel_stuff');

const PANEL_WORDS = wordSet('panel_words');

/** "Metal panels", "slatwall panels", "drying mat panels": boards, no breaker box. */
export const withOtherPanels = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const led = clause[index - 1];
    if (mark.kind !== 'object' || mark.concept !== 'panel' || !led || mark.at - led.at > 3)
      return mark;
    const isOther =
      (led.kind === 'object' && !FEEDS.has(led.concept)) ||
      (led.kind === 'qualifier' && PANEL_STUFF.has(led.qualifier)) ||
      (led.kind === 'word' && PANEL_WORDS.has(led.text));
    return isOther ? { kind: 'word', text: 'place', at: mark.at } : mark;
  });
