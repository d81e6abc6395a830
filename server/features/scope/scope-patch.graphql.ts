import { builder } from '../../graphql/builder.ts';
import { becauseField } from './scope-because-input.graphql.ts';
import { SetFactsInput } from './scope-facts-input.graphql.ts';
import { AddPlaceInput, SetPlaceInput } from './scope-place-input.graphql.ts';
import { AddWorkInput, SetWorkInput } from './scope-work-input.graphql.ts';
import { atMost } from '../../domain/limits.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';

const ExcludeInput = builder.inputType('ExcludeInput', {
  description: 'Something that is not to be done.',
  fields: (t) => ({
    words: t.string({ description: `Words that people read. ${atMost(SCOPE_LIMITS.words)}.` }),
    codes: t.stringList({
      description: 'Catalog codes to keep out; a star stands for any ending, e.g. `PNT-*`.',
    }),
    placeId: t.id({
      names: 'ScopePlace',
      required: false,
      description: 'Where; absent for anywhere.',
    }),
    because: t.field(becauseField),
  }),
});

const DismissInput = builder.inputType('DismissInput', {
  description: 'Words of `unread` that order nothing; what was guessed from them goes.',
  fields: (t) => ({
    start: t.int({ description: 'Start of the words, as in `UnreadWords.start`.' }),
    end: t.int({ description: 'End of the words, as in `UnreadWords.end`.' }),
  }),
});

const AnswerInput = builder.inputType('AnswerInput', {
  description: 'An answer to a question of the scope; the question ends with it.',
  fields: (t) => ({
    questionId: t.id({
      names: 'ScopeQuestion',
      description: '`id` or `localId` of the question, e.g. `q1`.',
    }),
    answer: t.int({ description: 'Its place in the list of answers, from 0.' }),
  }),
});

export const ScopePatchInput = builder.inputType('ScopePatchInput', {
  description: 'One change of a scope; give exactly one member.',
  isOneOf: true,
  fields: (t) => ({
    addPlace: t.field({ type: AddPlaceInput, required: false, description: 'Adds a place.' }),
    setPlace: t.field({ type: SetPlaceInput, required: false, description: 'Corrects a place.' }),
    dropPlace: t.id({
      names: 'ScopePlace',
      required: false,
      description: 'Id of a place that goes, with its work.',
    }),
    addWork: t.field({ type: AddWorkInput, required: false, description: 'Adds work.' }),
    setWork: t.field({ type: SetWorkInput, required: false, description: 'Changes work.' }),
    dropWork: t.id({
      names: 'ScopeWork',
      required: false,
      description: 'Id of a piece of work that goes.',
    }),
    exclude: t.field({
      type: ExcludeInput,
      required: false,
      description: 'Keeps something out.',
    }),
    include: t.id({
      names: 'ScopeExclusion',
      required: false,
      description: 'Id of an exclusion that no longer holds.',
    }),
    dismiss: t.field({
      type: DismissInput,
      required: false,
      description: 'Takes words that were not read, or only guessed at, for background.',
    }),
    setFacts: t.field({
      type: SetFactsInput,
      required: false,
      description: 'Corrects what is true of the whole job.',
    }),
    answer: t.field({ type: AnswerInput, required: false, description: 'Answers a question.' }),
  }),
});
