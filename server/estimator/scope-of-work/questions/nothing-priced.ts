// What is asked when nothing can be priced yet: where the work is, what is to be done there, how large it is.
import { UNNAMED_TYPE } from '../../../domain/place-types.ts';
import type { Place } from '../../../domain/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope-patch.ts';
import { isWholeHouse } from '../../takeoff/usual-space.ts';
import { apply } from '../apply.ts';
import { sizeQuestionOf } from './ask-sizes.ts';
import { inSentence } from './place-in-sentence.ts';
import type { AnswerChoice, PlainQuestion, QuestionGround } from './question.ts';
import { offeredRooms } from './unnamed-rooms.ts';

const MOST_PLACES = 3;
const MOST_WORK = 6;
/** What is done in any room with walls. */
const IN_ANY_ROOM = ['paint_room', 'floor_lvp'] as const;

/** Assemblies usually done in such a place, and what can be done in any. */
const assembliesFor = (
  { type }: Place,
  { usualPlaces, roomDefaults }: QuestionGround['book'],
): string[] => {
  const own = [...usualPlaces]
    .filter(([, place]) => place.type === type)
    .map(([assembly]) => assembly);
  const hasWalls = (roomDefaults[type]?.height_ft ?? 1) > 0 || isWholeHouse(type);
  return [...new Set([...own, ...(hasWalls ? IN_ANY_ROOM : [])])];
};

/** Words for where: in a room, but on a place without a height, such as a roof, a deck or the outside of a house. */
const whereOf = (place: Place, { book }: QuestionGround): string =>
  `${book.roomDefaults[place.type]?.height_ft === 0 ? 'on' : 'in'} the ${inSentence(place)}`;

const answersFor = (place: Place, { scope, book }: QuestionGround): AnswerChoice[] =>
  assembliesFor(place, book)
    .flatMap((assembly) => {
      const patch: ScopePatch = { kind: 'ADD_WORK', placeId: place.id, assembly };
      const isPossible = apply(scope, [patch], book, 'OWNER').refused.length === 0;
      const label = book.assemblies.get(assembly)?.name;
      return label !== undefined && isPossible ? [{ label, patches: [patch] }] : [];
    })
    .slice(0, MOST_WORK);

/** Questions to start with. They offer the parts of a property where nothing is known. */
export const startQuestions = (ground: QuestionGround): PlainQuestion[] => {
  const { places } = ground.scope;
  const known = places.filter(({ type, parts }) => type !== UNNAMED_TYPE && parts.length === 0);
  if (places.length === 0)
    return [
      {
        text: 'Which part of the property is the work for?',
        about: null,
        answers: offeredRooms(ground.book).map(({ label, type }) => ({
          label,
          patches: [{ kind: 'ADD_PLACE' as const, label, type }],
        })),
      },
    ];
  const first = known.slice(0, MOST_PLACES);
  const done = first.map((place) => ({
    text: `What is to be done ${whereOf(place, ground)}?`,
    about: place.id,
    answers: answersFor(place, ground),
  }));
  return [
    ...done.filter(({ answers }) => answers.length > 0),
    ...first
      .flatMap((place) => sizeQuestionOf(place, ground))
      .map(({ text, about, answers }) => ({ text, about, answers })),
  ];
};
