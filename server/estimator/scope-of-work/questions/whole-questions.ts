// Words that may order a whole building or a whole loss beside work that was listed: never priced as such, asked with the price.
import type { UnreadWords } from '../../../domain/scope-of-work.ts';
import { isWholeJob } from '../../price-book/whole-jobs.ts';
import { apply } from '../apply.ts';
import type { AnswerChoice, QuestionGround, TotalOf, Weighed } from './question.ts';
import { answerLabel, counted, roundly } from './question.ts';

const MOST_ASKED = 2;

const wholeOf = ({ meanings, workId }: UnreadWords): UnreadWords['meanings'][number] | undefined =>
  workId === null
    ? meanings.find(({ kind, id }) => kind === 'ASSEMBLY' && isWholeJob(id))
    : undefined;

/** @param now the total of the scope as it is */
export const wholeQuestions = (ground: QuestionGround, total: TotalOf, now: number): Weighed[] =>
  ground.scope.unread
    .flatMap((entry): Weighed[] => {
      const whole = wholeOf(entry);
      const { start, end } = entry;
      if (!whole || start === null || end === null) return [];
      const { meanings: _meanings, workId: _workId, ...because } = entry;
      const added: AnswerChoice['patches'] = [
        { kind: 'ADD_WORK', placeId: null, assembly: whole.id, because },
      ];
      const { scope, refused } = apply(ground.scope, added, ground.book, 'OWNER');
      if (refused.length > 0) return [];
      const moves = Math.round(total(scope) - now);
      return [
        {
          text: `“${entry.words}”: is that all of it, “${whole.name}”, beside what is listed?`,
          about: null,
          moves: Math.abs(moves),
          answers: [
            { label: 'No, only what is listed', patches: [{ kind: 'DISMISS', start, end }] },
            {
              label: answerLabel(`Yes, about $${counted(roundly(moves))} more`, false),
              patches: added,
            },
          ],
        },
      ];
    })
    .slice(0, MOST_ASKED);
