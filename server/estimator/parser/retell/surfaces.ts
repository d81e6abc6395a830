// Work on surfaces: "HEPA vacuum walls and floor" cleans them and renews neither.
import type { Clause } from '../clauses.ts';
import type { Mark, MarkOf } from '../marks.ts';
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
