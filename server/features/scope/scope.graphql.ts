import type { ScopeOfWork, ScopeQuestion } from '../../domain/scope-of-work.ts';
import { builder } from '../../graphql/builder.ts';
import { AgentKindEnum, FinishLevelEnum, PropertyTypeEnum } from '../../graphql/enums.ts';
import { previewScope } from './preview-scope.ts';
import { ScopeNoteKindEnum, ScopeReaderEnum } from './scope-enums.graphql.ts';
import { ScopeFactsRef } from './scope-facts.graphql.ts';
import { ScopeBecauseRef, ScopePlaceRef } from './scope-place.graphql.ts';
import { WorkParameterRef } from './parameters.graphql.ts';
import { listParametersToAdd, type ScopeView, worksOf } from './scope-view.ts';
import { ParameterValueInput } from './scope-work-input.graphql.ts';
import { givenOf } from './scope-patch-input.ts';
import { ScopeWorkRef } from './scope-work.graphql.ts';
import { ESTIMATE_LIMITS, atMost, inWords } from '../../domain/limits.ts';

const ScopeExclusionRef = builder
  .objectRef<ScopeOfWork['excluded'][number]>('ScopeExclusion')
  .implement({
    description: 'Something that is not to be done.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Unique within its scope, e.g. `x1`.' }),
      words: t.exposeString('words', { description: 'As echoed to the user.' }),
      codes: t.exposeStringList('codes', {
        description: 'Catalog codes it keeps out; a star stands for any ending.',
      }),
      placeId: t.id({
        nullable: true,
        description: 'Where it is not to be done; null for anywhere.',
        resolve: ({ placeId }) => placeId,
      }),
      because: t.field({
        type: ScopeBecauseRef,
        nullable: true,
        description: 'The words it follows from.',
        resolve: ({ because }) => because,
      }),
    }),
  });

const ScopeAnswerRef = builder
  .objectRef<ScopeQuestion['answers'][number]>('ScopeAnswer')
  .implement({
    description: 'An answer to tap; its place in the list, from 0, is what a patch sends.',
    fields: (t) => ({ label: t.exposeString('label', { description: 'For people.' }) }),
  });

const ScopeQuestionRef = builder.objectRef<ScopeQuestion>('ScopeQuestion').implement({
  description: 'What is assumed and moves the total, asked.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its scope, e.g. `q1`.' }),
    text: t.exposeString('text', { description: 'The question.' }),
    about: t.id({
      nullable: true,
      description: 'Id of the place or work it is about; null for the whole.',
      resolve: ({ about }) => about,
    }),
    moves: t.expose('moves', {
      type: 'Money',
      nullable: true,
      description: 'How far the total moves at most between the answers; null while unpriced.',
    }),
    answers: t.field({
      type: [ScopeAnswerRef],
      description: 'In the order to show; may be empty.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

const ScopeNoteRef = builder.objectRef<ScopeOfWork['notes'][number]>('ScopeNote').implement({
  description: 'A sentence of a reader.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ScopeNoteKindEnum, description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'The sentence.' }),
  }),
});

export const ScopeOfWorkRef = builder.objectRef<ScopeView>('ScopeOfWork').implement({
  description: 'What was understood of a request, and what is priced. Corrected by `reviseScope`.',
  fields: (t) => ({
    places: t.field({
      type: [ScopePlaceRef],
      description: 'Rooms, roofs, yards, houses, with their sizes.',
      resolve: ({ scope }) => scope.places,
    }),
    work: t.field({
      type: [ScopeWorkRef],
      description: 'Pieces of work, in order.',
      resolve: worksOf,
    }),
    facts: t.field({
      type: ScopeFactsRef,
      description: 'What was said once, of the whole job.',
      resolve: ({ scope }) => scope.facts,
    }),
    excluded: t.field({
      type: [ScopeExclusionRef],
      description: 'What is not to be done.',
      resolve: ({ scope }) => scope.excluded,
    }),
    questions: t.field({
      type: [ScopeQuestionRef],
      description: 'What to ask, the question that moves most first.',
      resolve: ({ scope }) => scope.questions,
    }),
    unread: t.field({
      type: [ScopeBecauseRef],
      description: 'Parts of the request that nothing was made of.',
      resolve: ({ scope }) => scope.unread,
    }),
    notes: t.field({
      type: [ScopeNoteRef],
      description: 'Sentences of the readers.',
      resolve: ({ scope }) => scope.notes,
    }),
    parametersToAdd: t.field({
      type: [WorkParameterRef],
      description:
        'What an assembly would ask if it were added, with what would be assumed; none for one that is not known.',
      args: {
        assembly: t.arg.string({ description: 'Its key.' }),
        placeId: t.arg.id({ required: false, description: 'Where, of the scope; or `placeType`.' }),
        placeType: t.arg.string({
          required: false,
          description: 'Of a new place; without both where such work is usually done.',
        }),
        parameters: t.arg({
          type: [ParameterValueInput],
          required: false,
          description: 'What is told already; what cannot be is passed over.',
        }),
      },
      resolve: (view, { assembly, placeId, placeType, parameters }, { priceBook }) =>
        listParametersToAdd(priceBook, view, {
          assembly,
          placeId: placeId ?? null,
          placeType: placeType ?? null,
          given: givenOf(parameters ?? []),
        }),
    }),
    readBy: t.field({
      type: ScopeReaderEnum,
      description: 'Who read the request.',
      resolve: ({ scope }) => scope.readBy,
    }),
  }),
});

export const ScopePreviewInput = builder.inputType('ScopePreviewInput', {
  description: 'A request as far as it is typed. Nothing of it is stored.',
  fields: (t) => ({
    instructions: t.string({
      description: `The work in words, may be empty. ${atMost(ESTIMATE_LIMITS.description)}; the first ${inWords(ESTIMATE_LIMITS.previewed)} are read.`,
    }),
    title: t.string({ required: false, description: `${atMost(ESTIMATE_LIMITS.title)}.` }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      required: false,
      description: 'RESIDENTIAL when absent.',
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      required: false,
      description: 'STANDARD when absent.',
    }),
    agentKind: t.field({
      type: AgentKindEnum,
      required: false,
      description: 'HOME_PROJECT when absent.',
    }),
    zip: t.string({ required: false, description: 'Of the property.' }),
  }),
});

builder.queryField('scopePreview', (t) =>
  t.field({
    type: ScopeOfWorkRef,
    description: 'What the rules read in a request, at once; no job is started.',
    args: { input: t.arg({ type: ScopePreviewInput, description: 'What was typed so far.' }) },
    resolve: (_root, { input }, ctx) => previewScope(ctx, input),
  }),
);
