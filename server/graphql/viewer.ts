// The viewer: entry to everything "mine". Features extend it with what they own.
import type { Viewer } from '../context.ts';
import { builder } from './builder.ts';

export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Who is asking, a guest or a signed-in user, and everything that is theirs.',
  fields: (t) => ({
    isSignedIn: t.boolean({
      description: 'False for a guest.',
      resolve: ({ kind }) => kind === 'USER',
    }),
    email: t.string({
      nullable: true,
      description: 'Email address of the viewer; null for a guest.',
      resolve: (viewer) => (viewer.kind === 'USER' ? viewer.email : null),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    description: 'Account or guest that asks.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
