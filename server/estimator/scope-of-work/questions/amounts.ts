// Amounts of single rows that nobody told: less and more of what was assumed.
import { nameOf } from '../work-name.ts';
import { inSentence } from './place-in-sentence.ts';
import { amountQuestion, measured } from './measured.ts';
import { answerLabel, roundly } from './question.ts';
import type { CandidateQuestion, QuestionGround } from './question.ts';
import { roughCost } from './rough-cost.ts';

const FACTORS = [0.5, 1, 2] as const;

export const amountQuestions = (ground: QuestionGround): CandidateQuestion[] =>
  ground.scope.work.flatMap((work) => {
    const { does } = work;
    const place = ground.scope.places.find(({ id }) => id === work.placeId);
    if (does.kind !== 'ROW' || does.basis !== 'DEFAULT' || !place) return [];
    const amounts = [
      ...new Set(
        FACTORS.map((factor) => (factor === 1 ? does.quantity : roundly(does.quantity * factor))),
      ),
    ];
    const cost = roughCost(work, place, ground) / does.quantity;
    const where = place.label === '' ? '' : ` (${inSentence(place)})`;
    if (amounts.length < 2 || work.optional) return [];
    return [
      {
        text: `${nameOf(work, ground.book)}${where}: ${amountQuestion(does.unit)}`,
        about: work.id,
        answers: amounts.map((quantity) => ({
          label: answerLabel(measured(quantity, does.unit), quantity === does.quantity),
          patches: [{ kind: 'SET_WORK' as const, workId: work.id, quantity }],
        })),
        costs: amounts.map((quantity) => cost * quantity),
      },
    ];
  });
