// What only the whole text decides: things merely described, work refused in one place and ordered in another.
import { dropSummedRooms } from './summed-rooms.ts';
import { LENT_QUANTITIES } from './parsed-quantity.ts';
import type { ReadScope } from './parsed-request.ts';
import type { Task } from './parsed-task.ts';

const TREATS = new Set(['paint', 'refinish', 'seal', 'clean', 'remove', 'repair']);

/** "We have a 12x14 deck, wants stain": the verb that follows without a thing is said of it. */
const takeVerb = (task: Task, scope: ReadScope): void => {
  if (!task.qualifiers.has('described') || task.verb !== null) return;
  const bare = scope.bareVerbs.find(
    ({ verb, clause, named }) =>
      TREATS.has(verb) &&
      named !== true &&
      clause >= task.clause &&
      clause <= task.clause + 1 &&
      !scope.tasks.some(
        (other) => other !== task && other.clause === clause && other.verb === verb,
      ),
  );
  if (!bare) return;
  task.verb = bare.verb;
  task.ownVerb = true;
  task.qualifiers.delete('described');
  scope.bareVerbs = scope.bareVerbs.filter((other) => other !== bare);
};

/** "Roof is 20 years old, about 22 squares. Go back with architectural": how large it is holds for the new one. */
const lendSizes = (told: Task, scope: ReadScope): void => {
  const renewed = scope.tasks.find(
    (task) =>
      task !== told &&
      task.concept === told.concept &&
      task.clause > told.clause &&
      !task.qualifiers.has('described') &&
      LENT_QUANTITIES.every((name) => task[name] === undefined) &&
      !task.size,
  );
  if (!renewed) return;
  for (const name of LENT_QUANTITIES) if (told[name] !== undefined) renewed[name] = told[name];
  if (told.size) renewed.size = told.size;
};

/** "The roof is 18 years old" is no order beside other work, unless a verb without an object speaks of it. */
const dropDescribed = (scope: ReadScope): void => {
  const isDescribed = (index: number) => scope.tasks[index]?.qualifiers.has('described') === true;
  for (const task of scope.tasks) takeVerb(task, scope);
  const others = scope.tasks.some((_, index) => !isDescribed(index)) || scope.bareVerbs.length > 0;
  if (!others) return;
  for (const [index, task] of scope.tasks.entries()) if (isDescribed(index)) lendSizes(task, scope);
  scope.tasks = scope.tasks.filter(
    (task, index) =>
      !isDescribed(index) ||
      scope.bareVerbs.some(
        ({ verb, clause }) =>
          (verb === 'replace' || verb === 'repair' || verb === 'install') &&
          clause >= task.clause &&
          clause <= task.clause + 1,
      ),
  );
};

/** "Paint only. Ceilings no paint" refuses no painting as such. */
const keepOrdered = (scope: ReadScope): void => {
  const ordered = new Set([
    ...scope.tasks.flatMap(({ verb, ownVerb }) => (verb && ownVerb ? [verb] : [])),
    ...scope.bareVerbs.map(({ verb }) => verb),
  ]);
  scope.exclusions = scope.exclusions.filter(({ verb }) => verb === null || !ordered.has(verb));
};

export const settle = (scope: ReadScope): void => {
  dropSummedRooms(scope);
  dropDescribed(scope);
  keepOrdered(scope);
};
