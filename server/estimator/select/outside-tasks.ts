// Work outside that one sentence tells as a whole: a house painted, a deck restained, a yard planted.
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import type { Job } from './job.ts';
import { namesOf, wordSet } from '../parser/language.ts';

const PAINTED_OUTSIDE = wordSet('painted_outside');

/** "Exterior paint: 1,650 sf of wall, fascia, garage door": everything listed is painted. */
export const paintedHouse = (job: Job): void => {
  const head = job.scope.tasks.find(
    ({ concept, verb }) => concept === 'house_exterior' && (verb === null || verb === 'paint'),
  );
  if (!head) return;
  for (const task of job.scope.tasks)
    if (task.clause === head.clause && task.verb === null && PAINTED_OUTSIDE.has(task.concept)) {
      task.verb = 'paint';
      task.ownVerb = true;
    }
};

/** "Replace both and repaint that section": paint for the boards outside that were just named. */
export const paintedRepairs = ({ scope }: Job): void => {
  const bare = scope.bareVerbs.find(
    ({ verb, named, area, places }) =>
      verb === 'paint' && named !== true && area === null && places.length === 0,
  );
  if (!bare) return;
  const near = scope.tasks.filter(
    ({ clause, concept, verb }) =>
      verb !== 'paint' &&
      clause >= bare.clause - 1 &&
      clause <= bare.clause &&
      TRIMMED.has(concept),
  );
  if (near.length === 0) return;
  scope.bareVerbs = scope.bareVerbs.filter((other) => other !== bare);
  const isPainted = (concept: string) =>
    scope.tasks.some((other) => other.concept === concept && other.verb === 'paint');
  for (const task of near)
    if (!isPainted(task.concept))
      scope.tasks.push({
        ...task,
        verb: 'paint',
        ownVerb: true,
        qualifiers: new Set(['repainted']),
      });
};

const TRIMMED = new Set(['fascia', 'soffit', 'exterior_trim', 'siding_patch']);

const WHOLE_OF = namesOf('whole_of');

const COATS: ReadonlySet<Task['verb']> = new Set(['paint', 'seal', 'refinish']);

/** "Replace 15 deck boards and restain the whole thing 320 sq ft": the deck, not a room. */
export const paintedOutside = (job: Job): void => {
  const { scope } = job;
  for (const bare of scope.bareVerbs) {
    if (bare.verb !== 'paint' && bare.verb !== 'seal' && bare.verb !== 'clean') continue;
    const part = scope.tasks.find(
      ({ concept, clause }) => clause === bare.clause && WHOLE_OF[concept] !== undefined,
    );
    if (!part || bare.named === true) continue;
    // "Stain and seal the deck": two words for one coat.
    if (part.concept === WHOLE_OF[part.concept] && COATS.has(part.verb)) {
      scope.bareVerbs = scope.bareVerbs.filter((other) => other !== bare);
      return;
    }
    scope.tasks.push({
      concept: WHOLE_OF[part.concept] ?? part.concept,
      verb: bare.verb,
      ownVerb: true,
      qualifiers: new Set(),
      floor: null,
      places: [],
      clause: -1,
      spans: spansOf([bare, part]),
      ...(bare.area === null ? {} : { area: bare.area }),
    });
    scope.bareVerbs = scope.bareVerbs.filter((other) => other !== bare);
    return;
  }
};

const PLANTED = ['sod', 'mulch', 'shrub', 'tree', 'irrigation'];
const PARTS_OF_A_YARD = 3;

/** Three kinds of planting at once are a landscape refresh, with its clearing and bed preparation. */
export const plantedYard = (job: Job): void => {
  const { tasks } = job.scope;
  const parts = tasks.filter(({ concept, verb }) => PLANTED.includes(concept) && verb !== 'remove');
  const [first] = parts;
  const kinds = new Set(parts.map(({ concept }) => concept)).size;
  if (!first || kinds < PARTS_OF_A_YARD) return;
  if (tasks.some(({ concept }) => concept === 'landscaping')) return;
  tasks.push({
    concept: 'landscaping',
    verb: 'install',
    ownVerb: true,
    qualifiers: new Set(),
    floor: null,
    places: first.places,
    clause: first.clause,
    spans: spansOf(parts),
  });
};
