import { builder } from '../../graphql/builder.ts';
import { atMost } from '../../domain/limits.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';

const ScopeBecauseInput = builder.inputType('ScopeBecauseInput', {
  description: 'Words of the request or of an upload that a patch is about.',
  fields: (t) => ({
    source: t.string({ description: '`request`, or the database key of the upload.' }),
    words: t.string({ description: `Words as they stand there. ${atMost(SCOPE_LIMITS.words)}.` }),
    start: t.int({ required: false, description: 'First UTF-16 unit of the words.' }),
    end: t.int({ required: false, description: 'One beyond their last unit.' }),
    page: t.int({ required: false, description: 'Page of an upload that has pages.' }),
  }),
});

export const becauseField = {
  type: ScopeBecauseInput,
  required: false,
  description: 'The words it is about; they count as read from then on.',
} as const;
