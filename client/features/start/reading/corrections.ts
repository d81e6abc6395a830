// What was put right in what was read of the text: a list of changes, the last of which can be undone.
import type { ScopeCorrectionInput, ScopePatchInput } from '../../../gql/graphql.ts';
import { CORRECTION_LIMITS } from '../../../../server/domain/limits.ts';

const addsPlace = (patches: readonly ScopePatchInput[]): boolean =>
  patches.some(({ addPlace }) => addPlace != null);

/** Changes of one text as one correction, as far as so many fit. */
export const joined = (changes: readonly ScopeCorrectionInput[]): ScopeCorrectionInput[] => {
  const made: ScopeCorrectionInput[] = [];
  for (const { instructions, patches } of changes) {
    const last = made.at(-1);
    // Each new place of a list has a name in it, which counts for that list.
    const fits =
      last?.instructions === instructions &&
      !(addsPlace(last.patches) && addsPlace(patches)) &&
      last.patches.length + patches.length <= CORRECTION_LIMITS.patches;
    if (last && fits)
      made[made.length - 1] = { instructions, patches: [...last.patches, ...patches] };
    else made.push({ instructions, patches });
  }
  return made;
};

/** The changes with one more; null where no more fit. */
export const withChange = (
  changes: readonly ScopeCorrectionInput[],
  instructions: string,
  patches: ScopePatchInput[],
): ScopeCorrectionInput[] | null => {
  const next = [...changes, { instructions, patches }];
  return joined(next).length <= CORRECTION_LIMITS.texts ? next : null;
};
