// What a reply is checked against, gathered once per estimate from the built-in draft and the request.
import type { Draft } from '../draft.ts';
import type { EstimateRequest } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { conceptOf } from '../scope/concepts/all.ts';
import { thingsNamed } from '../refine/things.ts';
import type { LineChange } from '../refine/wish.ts';
import { roomLabel } from '../scope/vocabulary/rooms.ts';
import { VERB_DROPS } from '../select/select.ts';
import type { Space } from '../takeoff/space.ts';
import type { Prose } from './prose.ts';
import type { Retrieval } from './retrieve.ts';

export interface Ground {
  draft: Draft;
  book: PriceBook;
  retrieval: Retrieval;
  prose: Prose;
  /** Code patterns the user does not want. */
  excludedCodes: readonly string[];
  /** Labels, lower case. */
  excludedRooms: ReadonlySet<string>;
  /** Lower case name → label, of all rooms of the draft. */
  rooms: ReadonlyMap<string, string>;
  spaces: readonly Space[];
  /** Figures written by the user, and figures read from uploads. */
  stated: ReadonlySet<number>;
  read: ReadonlySet<number>;
}

const MOST_FIGURES = 5_000;

const figuresIn = (text: string): Set<number> =>
  new Set(
    (text.match(/\d{1,9}(?:,\d{3})*(?:\.\d{1,4})?/g) ?? [])
      .slice(0, MOST_FIGURES)
      .map((figure) => Number(figure.replaceAll(',', ''))),
  );

const excludedCodesOf = (
  { reading: { scope }, work }: Draft,
  changes: readonly LineChange[],
  book: PriceBook,
): string[] => {
  const asked = new Set(scope.tasks.map(({ concept }) => concept));
  const left = scope.exclusions.flatMap(({ concept, verb, floor }) => {
    if (verb !== null) return VERB_DROPS[verb] ?? [];
    // An object asked for elsewhere in the text is wanted there.
    if (concept === null || floor !== null || asked.has(concept)) return [];
    return conceptOf(concept).drops.split(' ');
  });
  // What a refinement took out stays out, though the first text still asks for it.
  const takenOut = changes.flatMap((change) => {
    if (change.kind !== 'leaveOut') return [];
    const { patterns, rooms } = thingsNamed(change.target, book);
    return rooms.length === 0 ? patterns : [];
  });
  return [...left, ...takenOut].filter(
    (pattern) => pattern !== '' && !work.some(({ item }) => item.code === pattern),
  );
};

const uniqueSpaces = (draft: Draft): Space[] => [
  ...new Map(draft.packages.map(({ space }) => [space.label, space])).values(),
];

type GroundInput = Pick<Ground, 'draft' | 'book' | 'retrieval' | 'prose'> & {
  request: Pick<EstimateRequest, 'instructions' | 'title' | 'uploads' | 'changes'>;
};

export const groundOf = ({ request, ...given }: GroundInput): Ground => {
  const { reading, work } = given.draft;
  const { scope } = reading;
  const spaces = uniqueSpaces(given.draft);
  const excluded = [
    ...scope.places.filter(({ excluded: isOut }) => isOut).map(({ label }) => label),
    ...scope.exclusions
      .filter(({ room, concept }) => room !== null && concept === null)
      .map(({ room }) => roomLabel(room ?? '')),
  ];
  const labels = [
    ...scope.places.map(({ label }) => label),
    ...spaces.map(({ label }) => label),
    ...work.flatMap(({ room }) => room ?? []),
  ].filter((label) => label !== '');
  const readings = request.uploads.flatMap(({ text, rooms }) => [
    text,
    ...rooms.map((room) => [room.lengthFt, room.widthFt, room.heightFt, room.areaSf].join(' ')),
  ]);
  return {
    ...given,
    excludedCodes: excludedCodesOf(given.draft, request.changes ?? [], given.book),
    excludedRooms: new Set(excluded.map((label) => label.toLowerCase())),
    rooms: new Map(labels.map((label) => [label.toLowerCase(), label])),
    spaces,
    stated: figuresIn(`${request.title ?? ''} ${request.instructions}`),
    read: figuresIn(readings.join(' ')),
  };
};
