import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { applyAsContractor } from './applications.ts';

const ApplyAsContractorInput = builder.inputType('ApplyAsContractorInput', {
  description:
    'A business that wants to be introduced to homeowners. A file goes with `POST /api/contractors/register/` instead.',
  fields: (t) => ({
    fullName: t.string({ description: `${atMost(CONTRACTOR_LIMITS.longName)}.` }),
    email: t.string({ description: 'When signed in, the address of the account.' }),
    phone: t.string({ description: `${atMost(CONTRACTOR_LIMITS.phone)}.` }),
    trades: t.stringList({ description: 'At least one of the list of trades.' }),
    company: t.string({ required: false, description: 'What the business is called.' }),
    website: t.string({ required: false, description: 'An address of the web.' }),
    zipCodes: t.stringList({ required: false, description: 'Where it works; five digits each.' }),
    licenseNumber: t.string({ required: false, description: 'Of the state or city.' }),
    insured: t.boolean({
      required: false,
      description: 'Has liability insurance; false left out.',
    }),
    bonded: t.boolean({ required: false, description: 'Has a bond; false left out.' }),
    yearsExperience: t.string({ required: false, description: 'One of the list, e.g. `3-5`.' }),
    projectSizes: t.stringList({
      required: false,
      description: 'Values of the catalog’s list; an empty list means all.',
    }),
    projectTypes: t.stringList({
      required: false,
      description: 'Values of the catalog’s list; an empty list means all.',
    }),
    availability: t.string({ required: false, description: 'In their own words.' }),
    notes: t.string({ required: false, description: `${atMost(CONTRACTOR_LIMITS.notes)}.` }),
    howHeard: t.string({ required: false, description: 'How they heard of us.' }),
    hp: t.string({ required: false, description: 'To be left empty.' }),
  }),
});

builder.mutationField('applyAsContractor', (t) =>
  t.boolean({
    description:
      'Applies to be introduced to homeowners; without an account, too. Sent again while it waits, it takes the place of the one before.',
    errors: {
      union: {
        name: 'ApplyAsContractorResult',
        description: '`ApplyAsContractorSuccess`, or an error that says why nothing was done.',
      },
      result: { name: 'ApplyAsContractorSuccess', description: 'It waits for an operator.' },
      dataField: { name: 'isReceived', description: 'True.' },
    },
    args: { input: t.arg({ type: ApplyAsContractorInput, description: 'The application.' }) },
    resolve: async (_root, { input: { hp, ...fields } }, ctx) => {
      await applyAsContractor(ctx, { fields, trap: hp, file: null });
      return true;
    },
  }),
);
