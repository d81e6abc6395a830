import { builder } from '../../graphql/builder.ts';
import type { LeadContact } from './lead-view.ts';

export const LeadContactRef = builder.objectRef<LeadContact>('LeadContact').implement({
  description: 'How one side of an introduction reaches the other.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the person; never empty.' }),
    email: t.exposeString('email', { description: 'Email address; never empty.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'A homeowner’s only with their consent; null when there is none.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'Website of a contractor; null without.',
    }),
  }),
});
