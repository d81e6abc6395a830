// Says of a piece of work the model added where each of its figures comes from, as far as the texts bear it out.
import type { ScopeOfWork, Work, WorkContent } from '../../../domain/scope/scope-of-work.ts';
import type { Ground } from '../grounds/ground.ts';
import type { WorkItem } from '../reply/read-reply.ts';

const figureOf = (value: number | string): number | null =>
  typeof value === 'number' ? value : null;

const contentWith = (does: WorkContent, item: WorkItem, ground: Ground): WorkContent => {
  if (does.kind === 'ROW') {
    return { ...does, basis: ground.basisOf(item.basis ?? 'told', item.quantity) };
  }
  return {
    ...does,
    params: does.params.map((param) => {
      const given = item.params.find(({ name }) => name === param.name);
      if (!given) return param;
      const { because, isFound } = ground.quote(given.words);
      // A choice or a yes is told where its words stand; a figure only where the figure stands.
      const isChoice = typeof param.value === 'string' || param.value === 0 || param.value === 1;
      const claim = given.basis ?? 'told';
      const basis =
        isChoice && isFound && claim !== 'assumed'
          ? because?.source === 'request'
            ? 'STATED'
            : 'PLAN'
          : isChoice && claim === 'told'
            ? 'DERIVED'
            : ground.basisOf(claim, figureOf(param.value));
      return { ...param, basis, because };
    }),
  };
};

const certaintyOf = (item: WorkItem, does: WorkContent, ground: Ground): Work['certainty'] => {
  const { isFound } = ground.quote(item.words);
  if (!isFound || item.basis === 'assumed') return item.basis === 'derived' ? 'DERIVED' : 'ASSUMED';
  if (does.kind === 'ASSEMBLY' || does.quantity === 1) return 'TOLD';
  return does.basis === 'STATED' || does.basis === 'PLAN' ? 'TOLD' : 'DERIVED';
};

export const withProvenance = (
  scope: ScopeOfWork,
  workId: string,
  item: WorkItem,
  ground: Ground,
): ScopeOfWork => ({
  ...scope,
  work: scope.work.map((work) => {
    if (work.id !== workId) return work;
    const does = contentWith(work.does, item, ground);
    return {
      ...work,
      does,
      certainty: certaintyOf(item, does, ground),
      set: work.set.map((line) => {
        const given = item.set.find(({ code }) => code === line.code);
        if (!given) return line;
        const { because } = ground.quote(given.words);
        return { ...line, basis: ground.basisOf(given.basis ?? 'told', line.quantity), because };
      }),
    };
  }),
});
