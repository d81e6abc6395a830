// Asks for parameters that nobody told, each once, of the costliest work.
import type { CandidateQuestion, QuestionGround } from './question.ts';
import { placeOf } from './question.ts';
import { roughCost } from './rough-cost.ts';
import { parameterQuestionOf } from './parameter-question.ts';
import { unknownsOf } from './unknown-parameters.ts';

const MOST_WORKS = 20;

/** One question for each parameter of an assembly; of the costliest work only. */
export const parameterQuestions = (ground: QuestionGround): CandidateQuestion[] => {
  const works = ground.scope.work
    .filter(({ does, optional }) => does.kind === 'ASSEMBLY' && !optional)
    .flatMap((work) => {
      const place = placeOf(work, ground);
      return place ? [{ work, place, cost: roughCost(work, place, ground) }] : [];
    })
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST_WORKS);
  const unknowns = works.flatMap(({ work, place }) =>
    unknownsOf(work, place, ground).map((unknown) => ({ ...unknown, work })),
  );
  const groups = Map.groupBy(unknowns, ({ parameter, now, work }) =>
    JSON.stringify([work.does.kind === 'ASSEMBLY' && work.does.assembly, parameter.name, now]),
  );
  return [...groups.values()].flatMap(([first, ...more]) =>
    first
      ? parameterQuestionOf({ ...first, works: [first, ...more].map(({ work }) => work) }, ground)
      : [],
  );
};
