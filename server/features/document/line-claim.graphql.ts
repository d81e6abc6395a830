import type { LineClaim } from '../../domain/estimate/estimate-figures.ts';
import { builder } from '../../graphql/builder.ts';

export const LineClaimRef = builder.objectRef<LineClaim>('LineClaim').implement({
  description: 'What age has taken from one line of a claim; its replacement cost is the total.',
  fields: (t) => ({
    removalCode: t.exposeString('removalCode', {
      nullable: true,
      description: 'Catalog code of the removal joined into a remove-and-replace line.',
    }),
    age: t.exposeFloat('age', {
      nullable: true,
      description: 'Years; null for work that does not age.',
    }),
    isAgeAssumed: t.exposeBoolean('isAgeAssumed', {
      description: 'True when nobody stated the age.',
    }),
    life: t.exposeFloat('life', {
      nullable: true,
      description: 'Usual service life in years; null for work that does not age.',
    }),
    depreciationRate: t.exposeFloat('depreciationRate', {
      description:
        'Share of the material and its tax lost to age, 0 to 1; of the whole line where the claim tells one rate.',
    }),
    depreciation: t.expose('depreciation', { type: 'Money', description: 'Lost to age.' }),
    isRecoverable: t.exposeBoolean('isRecoverable', {
      description: 'Whether the depreciation is paid out once the work is done.',
    }),
    acv: t.expose('acv', {
      type: 'Money',
      description: 'Actual cash value: the total less the depreciation.',
    }),
  }),
});
