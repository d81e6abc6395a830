// Rooms measured on a plan that nobody named: asked first, since nothing in them is priced before.
import { DEFAULT_ROOMS } from '../../../domain/catalog.ts';
import { PLACE_TYPES, UNNAMED_TYPE } from '../../../domain/scope/place-types.ts';
import type { Place } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { PlainQuestion } from './question.ts';

const MOST_ROOMS = 8;
const MOST_NAMES = 7;

interface RoomName {
  label: string;
  type: string;
}

const nameOf = (type: string): RoomName => ({ type, label: PLACE_TYPES[type] ?? type });

/** Inside a dwelling, as the price book's rooms are called. */
const INSIDE = [
  'kitchen',
  'bathroom',
  'bedroom',
  'living_room',
  'dining_room',
  'office',
  'laundry_room',
  'hallway',
  'entry',
  'closet',
  'pantry',
  'garage',
  'basement',
] as const;

/** Names whose usual size is nearest come first. */
const namesFor = ({ areaSf }: Place, { roomDefaults }: PriceBook): RoomName[] =>
  INSIDE.map((type) => {
    const room = roomDefaults[type];
    const usual = room ? room.length_ft * room.width_ft : 1;
    return { type, apart: Math.abs(Math.log(areaSf / usual)) };
  })
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, MOST_NAMES)
    .map(({ type }) => nameOf(type));

const sizeOf = ({ lengthFt, widthFt, areaSf }: Place): string =>
  lengthFt !== null && widthFt !== null
    ? `${Math.round(lengthFt)} x ${Math.round(widthFt)} ft`
    : `${Math.round(areaSf)} sq ft`;

const namingText = (place: Place): string => {
  const on = place.source === null ? '' : ` on ${place.source}`;
  const name = place.label === '' ? '' : ` called "${place.label}"`;
  return `What is the ${sizeOf(place)} room${name}${on}?`.slice(0, 500);
};

/** The largest rooms first; a plan with more of them is named room by room in the panel. */
export const namingQuestions = (places: readonly Place[], book: PriceBook): PlainQuestion[] =>
  places
    .filter(({ type }) => type === UNNAMED_TYPE)
    .toSorted((a, b) => b.areaSf - a.areaSf)
    .slice(0, MOST_ROOMS)
    .map((place) => ({
      text: namingText(place),
      about: place.id,
      answers: [
        ...namesFor(place, book).map(({ label, type }) => ({
          label,
          patches: [{ kind: 'SET_PLACE' as const, placeId: place.id, type, label }],
        })),
        {
          label: 'Leave it out',
          patches: [{ kind: 'DROP_PLACE' as const, placeId: place.id }],
        },
      ],
    }));

/** Rooms a person may start with, by the names the product offers. */
export const offeredRooms = ({ roomDefaults }: PriceBook): RoomName[] =>
  DEFAULT_ROOMS.flatMap((label) => {
    const plain = label.toLowerCase().replaceAll(' ', '_');
    const type = [plain, `${plain}_room`].find((key) => Object.hasOwn(roomDefaults, key));
    return type === undefined ? [] : [{ label, type }];
  });
