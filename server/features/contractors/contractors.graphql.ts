import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { isContractor } from './contractors.service.ts';

builder.objectField(ViewerRef, 'isContractor', (t) =>
  t.boolean({
    description: 'True when the account has the role of a contractor; false for a guest.',
    resolve: (_viewer, _args, ctx) => isContractor(ctx),
  }),
);
