// What the reading tells a person beside its scope: sizes that no place has, what is priced for all units, what nobody may price.
import type { ScopeNote } from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { noteOf } from '../papers/notes.ts';
import type { Reading } from './neighbors.ts';
import { phrasesIn, type RowPhrase } from './row-phrases.ts';
import type { Segment } from './segments.ts';
import type { Told } from './told-figures.ts';

export interface RefusedPatch {
  patch: ScopePatch;
  message: string;
}

/** Sizes that no place has are said, not lost. */
export const sizeNotes = (refused: readonly RefusedPatch[]): ScopeNote[] =>
  [
    ...new Set(
      refused.flatMap(({ patch, message }) => (patch.kind.endsWith('_PLACE') ? [message] : [])),
    ),
  ].map((text) => noteOf('WARNING', text));

export const unitNotes = ({ units }: Reading): ScopeNote[] =>
  units && units.from < Infinity
    ? [noteOf('NOTE', `What is said of one of the ${units.count} units is priced for all of them.`)]
    : [];

export const thicknessNotes = (thick: Told<number> | null): ScopeNote[] =>
  thick
    ? [
        noteOf(
          'WARNING',
          `Thickness of ${thick.value} in. not priced: the poured wall of the price book is 8 in. thick.`,
        ),
      ]
    : [];

/** What is ordered and nobody may price here is told by its name, with its usual range. */
export const refusalNotes = (
  text: string,
  segments: readonly Segment[],
  phrases: readonly RowPhrase[],
): ScopeNote[] => {
  if (!phrases.some(({ tell, says }) => tell !== undefined && text.search(says) >= 0)) return [];
  const told = phrasesIn(text, phrases).flatMap(({ phrase: { tell }, start, end }) =>
    tell !== undefined &&
    segments.some(
      (segment) =>
        (segment.role === 'order' || segment.role === 'remove') &&
        segment.start < end &&
        segment.end > start,
    )
      ? [tell]
      : [],
  );
  return [...new Set(told)].map((tell) => noteOf('WARNING', tell));
};
