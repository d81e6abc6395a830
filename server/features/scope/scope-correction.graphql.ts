import { builder } from '../../graphql/builder.ts';
import { ScopePatchInput } from './scope-patch.graphql.ts';
import { patchOf } from './scope-patch-input.ts';

export const ScopeCorrectionInput = builder.inputType('ScopeCorrectionInput', {
  description: 'Correction of what was read of a text, before it is priced.',
  fields: (t) => ({
    instructions: t.string({
      description: 'The text as it was when the ids in `patches` were read.',
    }),
    patches: t.field({
      type: [ScopePatchInput],
      description: 'Taken in order, 1 to 50.',
    }),
  }),
});

interface GivenCorrection {
  instructions: string;
  patches: readonly Readonly<Record<string, unknown>>[];
}

/** Corrections of the domain's shape, not yet checked. */
export const correctionsOf = (given: readonly GivenCorrection[] | null | undefined) =>
  given?.map(({ instructions, patches }) => ({ instructions, patches: patches.map(patchOf) }));
