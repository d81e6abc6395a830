import type {
  CERTAINTIES,
  NOTE_KINDS,
  READERS,
  WorkContent,
} from '../../domain/scope/scope-of-work.ts';
import { builder } from '../../graphql/builder.ts';
import { described } from '../../graphql/described.ts';

export const ScopeReaderEnum = builder.enumType('ScopeReader', {
  description: 'Who put something into a scope of work.',
  values: described<(typeof READERS)[number]>({
    RULES: 'The rules that read a request.',
    DOCUMENT: 'A list of lines in an upload.',
    MODEL: 'A language model.',
    OWNER: 'The owner of the estimate, by a patch.',
  }),
});

export const ScopeCertaintyEnum = builder.enumType('ScopeCertainty', {
  description: 'How sure it is that a piece of work is wanted.',
  values: described<(typeof CERTAINTIES)[number]>({
    TOLD: 'The request, a document or the owner says so.',
    DERIVED: 'It follows from what was said.',
    ASSUMED: 'It usually belongs to such a job.',
  }),
});

export const ScopeNoteKindEnum = builder.enumType('ScopeNoteKind', {
  description: 'What a note of a scope is about.',
  values: described<(typeof NOTE_KINDS)[number]>({
    NOTE: 'How something was read.',
    WARNING: 'Something to look at.',
    LEFT_OUT: 'The request names it; it is left unpriced on purpose.',
    REFUSED: 'Suggested by a language model and not taken.',
    RULE: 'The id of a rule that fired, for developers.',
  }),
});

export const ScopeWorkKindEnum = builder.enumType('ScopeWorkKind', {
  description: 'What a piece of work is made of.',
  values: described<WorkContent['kind']>({
    ASSEMBLY: 'Rows of the price book that follow from a place and parameters.',
    ROW: 'One row of the price book, with a quantity.',
  }),
});

export const ParameterKindEnum = builder.enumType('ParameterKind', {
  description: 'Form field that a parameter takes.',
  values: described({
    CHOICE: 'One of `choices`.',
    NUMBER: 'A number, in `unit`.',
    YES_NO: 'Yes is `1`, no is `0`.',
  }),
});
