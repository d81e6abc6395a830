// What one part of a text says by pointing at another: "same length", "throughout", "only the carpet", one dwelling
// named twice. Runs before the tasks are settled; changes tasks and places only.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { isStated } from './merge-tasks.ts';
import { wordSet } from '../parser/language.ts';
import { sameGround, coatedRoof } from './references-ground.ts';
import type { Segment } from '../parser/segment.ts';
import { isSized } from '../parser/is-sized.ts';
import { taskArea } from './task-area.ts';

const isIn = ({ clause, from, to }: Segment, { clause: own, at }: Task): boolean =>
  own === clause && at !== undefined && at >= from && at < to;

/** "French drain behind it, full length": as long as what was named before. */
const sameLength = ({ scope }: Job): void => {
  for (const part of scope.segments) {
    if (!part.plain.includes('samelength')) continue;
    const index = scope.tasks.findLastIndex(
      (task) => isIn(part, task) || task.clause < part.clause,
    );
    const task = scope.tasks[index];
    const model = scope.tasks
      .slice(0, Math.max(0, index))
      .findLast(({ length, feet, size }) => (length ?? feet ?? size?.length) !== undefined);
    const run = model?.length ?? model?.feet ?? model?.size?.length;
    if (task && run !== undefined && !isStated(task)) task.length = run;
  }
};

/** "Only the bedroom carpet is replaced": what stands in earlier sentences without a verb tells what is there. */
const onlyNamed = ({ scope }: Job): void => {
  const limit = scope.segments.find(
    ({ plain, objects, refused, clause }) =>
      plain[0] === 'only' &&
      objects > 0 &&
      !refused &&
      scope.tasks.some((task) => task.clause === clause && task.ownVerb),
  );
  if (!limit) return;
  scope.tasks = scope.tasks.filter(({ clause, verb }) => clause >= limit.clause || verb !== null);
};

/** "Unit 4B turn. 1 bed 1 bath 640 sf": the dwelling described is the unit. */
const oneDwelling = ({ scope }: Job): void => {
  const unit = scope.places.find(({ type, count }) => type === 'unit_2br' && count === 1);
  const house = scope.places.find(({ type }) => type === 'house');
  if (!unit || !house || isSized(unit) || house.area === null) return;
  unit.area = house.area;
  unit.sizeBasis = house.sizeBasis;
  unit.whole ??= house.whole;
  scope.places.splice(scope.places.indexOf(house), 1);
  for (const holder of [...scope.tasks, ...scope.bareVerbs])
    holder.places = [...new Set(holder.places.map((place) => (place === house ? unit : place)))];
};

/** "An 1,100 sf office, carpet tile throughout": all of the one building told with its size. */
const throughout = ({ scope }: Job): void => {
  const [building, second] = scope.places.filter(
    (place) =>
      isSized(place) &&
      place.type !== 'everywhere' &&
      (COMMERCIAL_PLACES.has(place.type) || WHOLE_PLACES.has(place.type)),
  );
  if (!building || second) return;
  const everywhere = scope.places.filter((place) => place.type === 'everywhere' && !isSized(place));
  for (const task of scope.tasks)
    if (task.places.some((place) => everywhere.includes(place))) task.all = true;
  for (const holder of [...scope.tasks, ...scope.bareVerbs])
    holder.places = [
      ...new Set(holder.places.map((place) => (everywhere.includes(place) ? building : place))),
    ];
};

/** "6 air movers and 2 dehumidifiers for 4 days": all of them run as long. */
const sameDays = ({ scope }: Job): void => {
  const machines = scope.tasks.filter(({ concept }) => conceptOf(concept).measure === 'days');
  const days = machines.map((task) => task.days).find((value) => value !== undefined);
  if (days === undefined) return;
  for (const task of machines) if (task.hours === undefined) task.days ??= days;
};

const DOORS = wordSet('doors_of_references');

/** "The garage door is dented, replace the door": the door named before. */
const thatDoor = ({ scope }: Job): void => {
  for (const [index, task] of scope.tasks.entries()) {
    if (task.concept !== 'door' || task.count !== undefined || task.qualifiers.size > 0) continue;
    const named = scope.tasks
      .slice(0, index)
      .findLast(({ concept, clause }) => DOORS.has(concept) && clause >= task.clause - 2);
    if (named) task.concept = named.concept;
  }
};

const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };

/** "A pergola over half of it": a share of what was named before. */
const shareOf = ({ scope }: Job): void => {
  for (const part of scope.segments) {
    const word = part.plain.find((plain) => Object.hasOwn(FRACTIONS, plain));
    if (word === undefined) continue;
    const index = scope.tasks.findLastIndex((task) => isIn(part, task));
    const task = scope.tasks[index];
    const whole = scope.tasks
      .slice(0, Math.max(0, index))
      .map(taskArea)
      .findLast((area) => area);
    if (task && whole && !isStated(task) && conceptOf(task.concept).measure === 'area')
      task.area = Math.round(whole * (FRACTIONS[word] ?? 1));
  }
};

const INSULATIONS = new Set(['wall_insulation', 'insulation', 'batts', 'INS-BATTCL', 'texture']);

const BOARDED = new Set(['drywall', 'plaster', 'walls', 'ceiling', 'wainscot']);

/** "64 SF drywall and wall insulation": one area for what lies in the same wall. */
const sameWall = ({ scope }: Job): void => {
  for (const [index, task] of scope.tasks.entries()) {
    if (!INSULATIONS.has(task.concept) || isStated(task)) continue;
    const near = task.concept === 'texture' ? scope.tasks[index + 1] : scope.tasks[index - 1];
    if (near?.clause === task.clause && BOARDED.has(near.concept) && near.area !== undefined)
      task.area = near.area;
  }
};

/** "Break out, haul, repour": verbs of their own sentence, said of the one thing named before. */
const verbsOfLast = ({ scope }: Job): void => {
  const named = Map.groupBy(scope.tasks, ({ clause }) => clause);
  for (const [clause, said] of Map.groupBy(scope.bareVerbs, ({ clause: own }) => own)) {
    const verbs = said.map(({ verb }) => verb);
    const [thing, second] = named.get(clause - 1) ?? [];
    const renewed =
      verbs.includes('build') || verbs.includes('install') || verbs.includes('replace');
    if (!thing || second || thing.verb !== null || !renewed) continue;
    if (!scope.segments.some((part) => part.clause === clause && part.verb === 'remove')) continue;
    thing.verb = 'replace';
    thing.ownVerb = true;
  }
};

const REMODELED = new Set(['kitchen', 'bathroom', 'primary_bathroom', 'powder_room']);

const RENEWS_ROOMS = new Set(['remodel', 'refresh']);

/** "It's 8x7. New everything": a room named before is what is done anew. */
const remodelsNamed = ({ scope }: Job): void => {
  if (scope.places.some(({ whole }) => whole !== null)) return;
  for (const { verb, places, named } of scope.bareVerbs) {
    const rooms = places.filter(({ excluded, type }) => !excluded && !WHOLE_PLACES.has(type));
    const [only, second] = rooms.length > 0 ? rooms : places.filter(({ excluded }) => !excluded);
    if (!RENEWS_ROOMS.has(verb) || named === true || !only) continue;
    if (!second) only.whole = verb;
    // "Kitchens 9x10 and baths 5x7, full remodel".
    else for (const room of rooms) if (REMODELED.has(room.type)) room.whole = verb;
  }
};

export const followReferences = (job: Job): void => {
  oneDwelling(job);
  throughout(job);
  sameLength(job);
  shareOf(job);
  onlyNamed(job);
  sameGround(job);
  sameWall(job);
  verbsOfLast(job);
  coatedRoof(job);
  sameDays(job);
  remodelsNamed(job);
  thatDoor(job);
};
