import { inWords } from '../../domain/numbers.ts';
import { sha256 } from '../../infra/secrets.ts';
import { builder } from '../../graphql/builder.ts';
import { AgentKindEnum, FinishLevelEnum, PropertyTypeEnum } from '../../graphql/enums.ts';
import { previewScope } from './preview-scope.ts';
import { ESTIMATE_LIMITS, atMost } from '../../domain/limits.ts';
import { correctionsOf, ScopeCorrectionInput } from './scope-correction.graphql.ts';
import { ScopeOfWorkRef } from './scope.graphql.ts';

export const ScopePreviewInput = builder.inputType('ScopePreviewInput', {
  description: 'A request as far as it is typed. Nothing of it is stored.',
  fields: (t) => ({
    instructions: t.string({
      description: `The work in words, e.g. “Repaint my 12x14 bedroom, walls and ceiling”; may be empty. ${atMost(ESTIMATE_LIMITS.description)}; the first ${inWords(ESTIMATE_LIMITS.previewed)} are read, without blanks at their ends.`,
    }),
    title: t.string({
      required: false,
      description: `Name of the estimate, e.g. “Bathroom of 12 Elm Street”. ${atMost(ESTIMATE_LIMITS.title)}.`,
    }),
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
    zip: t.string({
      required: false,
      description:
        'US ZIP code of the property, e.g. `94110`: prices and taxes follow it. The average of the country when left out.',
    }),
    corrections: t.field({
      type: [ScopeCorrectionInput],
      required: false,
      description: 'What was put right so far, oldest first, at most 20; the scope has it.',
    }),
  }),
});

/** Nothing keeps a preview: its parts are those of what was asked. */
export const keyOfPreview = (asked: object): string =>
  `preview-${sha256(JSON.stringify(asked)).slice(0, 16)}`;

builder.queryField('scopePreview', (t) =>
  t.field({
    type: ScopeOfWorkRef,
    description: 'What the rules read in a request, at once; no job is started.',
    args: { input: t.arg({ type: ScopePreviewInput, description: 'What was typed so far.' }) },
    resolve: async (_root, { input }, ctx) => ({
      ...(await previewScope(ctx, { ...input, corrections: correctionsOf(input.corrections) })),
      partOf: keyOfPreview(input),
    }),
  }),
);
