import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ScopeNoteKindEnum, ScopeReaderEnum } from './scope-enums.graphql.ts';
import { ScopeFactsRef } from './scope-facts.graphql.ts';
import { ScopePlaceRef } from './scope-place.graphql.ts';
import { WorkParameterRef } from './parameters.graphql.ts';
import { listParametersToAdd, type ScopeView, worksOf } from './scope-view.ts';
import { ParameterValueInput } from './scope-work-input.graphql.ts';
import { givenOf } from './scope-patch-input.ts';
import { ScopeWorkRef } from './scope-work.graphql.ts';
import { ScopeExclusionRef } from './scope-exclusion.graphql.ts';
import { ScopeQuestionRef } from './scope-question.graphql.ts';
import { UnreadWordsRef } from './unread-words.graphql.ts';

const ScopeNoteRef = builder.objectRef<ScopeOfWork['notes'][number]>('ScopeNote').implement({
  description: 'A sentence of a reader.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ScopeNoteKindEnum, description: 'Kind of note.' }),
    text: t.exposeString('text', { description: 'The sentence.' }),
  }),
});

export const ScopeOfWorkRef = builder.objectRef<PartOf<ScopeView>>('ScopeOfWork').implement({
  description: 'What was understood of a request, and what is priced. Corrected by `reviseScope`.',
  fields: (t) => ({
    places: t.field({
      type: [ScopePlaceRef],
      description: 'Rooms, roofs, yards, houses, with their sizes.',
      resolve: ({ scope, partOf }) => partsOf(partOf, scope.places),
    }),
    work: t.field({
      type: [ScopeWorkRef],
      description: 'Pieces of work, in order.',
      resolve: (view) => partsOf(view.partOf, worksOf(view)),
    }),
    facts: t.field({
      type: ScopeFactsRef,
      description: 'What was said once, of the whole job.',
      resolve: ({ scope }) => scope.facts,
    }),
    excluded: t.field({
      type: [ScopeExclusionRef],
      description: 'What is not to be done.',
      resolve: ({ scope, partOf }) => partsOf(partOf, scope.excluded),
    }),
    questions: t.field({
      type: [ScopeQuestionRef],
      description: 'What to ask, the question that moves most first.',
      resolve: ({ scope, partOf }) => partsOf(partOf, scope.questions),
    }),
    unread: t.field({
      type: [UnreadWordsRef],
      description:
        'Parts of the request that nothing, or only a guess, was made of, in their order.',
      resolve: ({ scope, partOf }) => partsOf(partOf, scope.unread),
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
        assembly: t.arg.string({
          description: 'Key of the assembly, as `priceBookSearch` gives it.',
        }),
        placeId: t.arg.id({
          names: 'ScopePlace',
          required: false,
          description: 'Where, of the scope; or `placeType`.',
        }),
        placeType: t.arg.string({
          required: false,
          description: 'Type of a new place; without place and type, the usual place of such work.',
        }),
        parameters: t.arg({
          type: [ParameterValueInput],
          required: false,
          description: 'Values that are known already; impossible ones are ignored.',
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
