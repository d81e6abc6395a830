// What the viewer may still start.
import type { Quota } from '../../domain/account/quota.ts';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { countFreeEstimatesLeft } from './free-trial.ts';
import { readQuota } from './run-quota.ts';

const QuotaRef = builder.objectRef<Quota>('Quota').implement({
  description:
    'How many runs the viewer may start now: estimates, and each time one is tried again, refined or its rooms corrected.',
  fields: (t) => ({
    estimatesLeftToday: t.exposeInt('left', {
      description:
        'Estimates that a user may still start within 24 hours. A guest has the rest of the free trial, or of the network’s cap for guests when that is less.',
    }),
    resetsAt: t.expose('resetsAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When there is more again by itself; null while nothing of the cap is used, and when only signing in gives more.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  quota: t.field({
    type: QuotaRef,
    description: 'What the viewer may still start.',
    resolve: (_viewer, _args, ctx) => readQuota(ctx),
  }),
  freeEstimatesLeft: t.int({
    nullable: true,
    description:
      'Runs a guest still has for free: estimates, and each time one is tried again, refined or its rooms corrected. Null when signed in.',
    resolve: (_viewer, _args, ctx) => countFreeEstimatesLeft(ctx),
  }),
}));
