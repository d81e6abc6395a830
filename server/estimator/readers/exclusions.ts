// What the request leaves out, as exclusions of the scope: words for people, codes of the price book for the program.
import type { Exclusion } from '../../domain/scope-of-work.ts';
import { wordsWithRoom } from '../parser/exclusion-of.ts';
import type { ReadExclusion, ReadScope } from '../parser/parsed-request.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { codesOfThing, refusedFloor, VERB_DROPS } from '../select/refused-work.ts';
import { excludedWords } from '../writing/excluded-words.ts';
import type { Ids } from './places.ts';
import { becauseOf } from './spans.ts';

/** An object asked for elsewhere in the text is wanted there. */
const codesOf = ({ concept, verb, floor, room }: ReadExclusion, scope: ReadScope): string[] => {
  if (verb !== null) return VERB_DROPS[verb] ?? [];
  if (concept === null) return [];
  if (floor !== null) return room === null ? refusedFloor(floor, scope) : [];
  if (scope.tasks.some((task) => task.concept === concept)) return [];
  return codesOfThing(concept);
};

/** @param idOf the id of the place that a room of the parser became */
export const exclusionsRead = (
  scope: ReadScope,
  text: string,
  ids: Ids,
  idOf: (place: ReadPlace) => string,
): Exclusion[] => {
  const seen = new Set<string>();
  return scope.exclusions.flatMap((entry): Exclusion[] => {
    const codes = codesOf(entry, scope);
    const [words] = entry.words === '' ? [] : excludedWords([wordsWithRoom(entry)], text);
    if (words === undefined || (entry.floor !== null && codes.length === 0) || seen.has(words))
      return [];
    seen.add(words);
    const place = scope.places.find(({ type }) => type === entry.room);
    return [
      {
        id: ids.next('x'),
        words: words.slice(0, 300),
        codes: codes.slice(0, 100),
        placeId: place ? idOf(place) : null,
        because: becauseOf(entry, text),
      },
    ];
  });
};
