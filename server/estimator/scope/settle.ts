// What only the whole text decides: things merely described, work refused in one place and ordered in another.
import type { Scope } from './scope.ts';

/** "The roof is 18 years old" is no order beside other work, unless a verb without an object speaks of it. */
const dropDescribed = (scope: Scope): void => {
  const isDescribed = (index: number) => scope.tasks[index]?.qualifiers.has('described') === true;
  const others = scope.tasks.some((_, index) => !isDescribed(index)) || scope.bareVerbs.length > 0;
  if (!others) return;
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
const keepOrdered = (scope: Scope): void => {
  const ordered = new Set([
    ...scope.tasks.flatMap(({ verb, ownVerb }) => (verb && ownVerb ? [verb] : [])),
    ...scope.bareVerbs.map(({ verb }) => verb),
  ]);
  scope.exclusions = scope.exclusions.filter(({ verb }) => verb === null || !ordered.has(verb));
};

export const settle = (scope: Scope): void => {
  dropDescribed(scope);
  keepOrdered(scope);
};
