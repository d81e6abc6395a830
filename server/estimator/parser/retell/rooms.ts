// Rooms and things that only describe others: "stucco ranch", "restaurant kitchen", "screen porch floor".
import type { Clause } from '../clauses.ts';
import type { Mark, MarkOf } from '../marks.ts';
import { COMMERCIAL_PLACES } from '../vocabulary/rooms.ts';

/** Without the rooms named right after a business that meet the condition. */
const withoutRoomsOfBusiness =
  (isPartOfIt: (room: MarkOf<'room'>) => boolean) =>
  (clause: Clause): Clause =>
    clause.filter((mark, index) => {
      const before = clause[index - 1];
      return !(
        mark.kind === 'room' &&
        before?.kind === 'room' &&
        mark.at - before.at === 1 &&
        COMMERCIAL_PLACES.has(before.room) &&
        isPartOfIt(mark)
      );
    });

const STOREYS = new Set(['basement', 'level', 'attic']);

/** "Restaurant kitchen", "office break room": one place of that business. */
export const withoutInnerRooms = withoutRoomsOfBusiness(({ room }) => !COMMERCIAL_PLACES.has(room));

/** "Basement rec room": the room; a bath there keeps the word for its drains. */
export const withoutStorey = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const next = clause[index + 1];
    const leads = next?.kind === 'room' && next.at - mark.at === 1 && !next.room.includes('bath');
    return mark.kind === 'room' && STOREYS.has(mark.room) && leads && mark.room !== next.room
      ? { kind: 'word', text: 'place', at: mark.at }
      : mark;
  });

/** "Dental office suite": one business. */
export const withOneBusiness = withoutRoomsOfBusiness(({ room }) => room === 'office_suite');

/** "The interior of the warehouse": the warehouse. */
export const withoutInterior = (clause: Clause): Clause => {
  const shop = clause.some((mark) => mark.kind === 'room' && COMMERCIAL_PLACES.has(mark.room));
  return shop ? clause.filter((mark) => mark.kind !== 'room' || mark.room !== 'house') : clause;
};

const DECKED = ['deck', 'screen_porch', 'deck_board'];

/** "Screen porch floor, replace the boards": decking, and the porch only says where. */
export const withPorchBoards = (clause: Clause): Clause => {
  const porch = (mark: Mark): boolean =>
    (mark.kind === 'object' && DECKED.includes(mark.concept)) ||
    (mark.kind === 'room' && mark.room === 'porch');
  if (!clause.some(porch)) return clause;
  const isBoards = (mark: Mark): boolean =>
    (mark.kind === 'word' && mark.text === 'board') ||
    (mark.kind === 'object' && mark.concept === 'floor' && mark.floor === undefined);
  if (!clause.some(isBoards)) return clause;
  return clause.map((mark): Mark => {
    if (isBoards(mark))
      return { kind: 'object', concept: 'deck_board', qualifiers: [], at: mark.at };
    return mark.kind === 'object' && mark.concept === 'screen_porch'
      ? { kind: 'room', room: 'porch', at: mark.at }
      : mark;
  });
};
