// Asks for sizes that nobody told.
import { inWords } from '../../../domain/numbers.ts';
import { UNNAMED_TYPE } from '../../../domain/scope/place-types.ts';
import type { Place, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import { isWholeHouse } from '../../calculate/usual-space.ts';
import { apply } from '../apply.ts';
import { answerLabel, type CandidateQuestion, type QuestionGround, roundly } from './question.ts';
import { roughCost } from './rough-cost.ts';
import { inSentence } from './place-in-sentence.ts';

// A small, a usual and a large place of the kind, in feet.

/** Own judgment: small and large of each side, and of an area. */
const OF_SIDE = [0.8, 1, 1.3] as const;
const OF_AREA = [0.65, 1, 1.6] as const;
const LEAST_SIDE = 3;

type AskedSize = Pick<PatchOf<'SET_PLACE'>, 'lengthFt' | 'widthFt' | 'areaSf'>;

const sizeAnswersOf = ({
  lengthFt,
  widthFt,
  areaSf,
}: Place): { words: string; size: AskedSize; isNow: boolean }[] => {
  if (lengthFt === null || widthFt === null)
    return OF_AREA.map((factor) => {
      const area = factor === 1 ? areaSf : roundly(areaSf * factor);
      const words = `About ${inWords(Math.round(area))} sq ft`;
      return { words, size: { areaSf: area }, isNow: factor === 1 };
    });
  return OF_SIDE.map((factor) => {
    const side = (feet: number) =>
      factor === 1 ? feet : Math.max(LEAST_SIDE, Math.round(feet * factor));
    const [length, width] = [side(lengthFt), side(widthFt)];
    return {
      words: `${length} x ${width} ft`,
      size: { lengthFt: length, widthFt: width },
      isNow: factor === 1,
    };
  });
};

/** Area, SF, below which the data has no size of such a place: a roof is told in squares. */
const LEAST_AREA = 10;
const MOST_PLACES = 12;

const isAssumed = ({ basis, parts, type, areaSf }: Place): boolean =>
  basis === 'DEFAULT' && parts.length === 0 && type !== UNNAMED_TYPE && areaSf >= LEAST_AREA;

/** Places that measure with this one: itself and those it is a part of. */
const holdersOf = (place: Place, places: readonly Place[]): string[] => [
  place.id,
  ...places.filter(({ parts }) => parts.includes(place.id)).map(({ id }) => id),
];

const workIn = (ids: readonly string[], work: readonly Work[]): Work[] =>
  work.filter(({ placeId, optional }) => !optional && ids.includes(placeId));

const costOf = (ids: readonly string[], ground: QuestionGround): number =>
  workIn(ids, ground.scope.work).reduce((sum, work) => {
    const place = ground.scope.places.find(({ id }) => id === work.placeId);
    return place ? sum + roughCost(work, place, ground) : sum;
  }, 0);

const questionOf = (twins: readonly Place[], ground: QuestionGround): CandidateQuestion[] => {
  const [place] = twins;
  if (!place) return [];
  const { scope, book } = ground;
  const ids = [...new Set(twins.flatMap((twin) => holdersOf(twin, scope.places)))];
  const isEach = workIn(ids, scope.work).some(
    ({ placeId, times }) => times > 1 && placeId === place.id,
  );
  const costs: number[] = [];
  const answers = sizeAnswersOf(place).flatMap(({ words, size, isNow }) => {
    const patches = twins.map(({ id }): PatchOf<'SET_PLACE'> => ({
      kind: 'SET_PLACE',
      placeId: id,
      ...size,
    }));
    const { scope: changed, refused } = apply(scope, patches, book, 'OWNER');
    if (refused.length > 0) return [];
    costs.push(costOf(ids, { ...ground, scope: changed }));
    return [{ label: answerLabel(words, isNow), patches }];
  });
  if (answers.length < 2) return [];
  const text = isWholeHouse(place.type)
    ? 'How large is the house, all floors together?'
    : `How large is ${isEach ? 'each' : 'the'} ${inSentence(place)}?`;
  return [{ text, about: place.id, answers, costs }];
};

/** The question of one place, whether or not work is done there; none where its size was told. */
export const sizeQuestionOf = (place: Place, ground: QuestionGround): CandidateQuestion[] =>
  isAssumed(place) ? questionOf([place], ground) : [];

/** One question for each kind and name of place; the costliest places only. */
export const sizeQuestions = (ground: QuestionGround): CandidateQuestion[] => {
  const { places } = ground.scope;
  const groups = Map.groupBy(places.filter(isAssumed), ({ label, type }) => `${type} ${label}`);
  return [...groups.values()]
    .map((twins) => ({
      twins,
      cost: costOf([...new Set(twins.flatMap((twin) => holdersOf(twin, places)))], ground),
    }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST_PLACES)
    .flatMap(({ twins }) => questionOf(twins, ground));
};
