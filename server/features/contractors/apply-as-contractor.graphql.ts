import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { applyAsContractor } from './applications.ts';

const ApplyAsContractorInput = builder.inputType('ApplyAsContractorInput', {
  description:
    'A business that wants to be introduced to homeowners. A file goes with `POST /api/contractors/register/` instead.',
  fields: (t) => ({
    fullName: t.string({
      description: `First and last name of whoever applies. ${atMost(CONTRACTOR_LIMITS.longName)}.`,
    }),
    email: t.string({
      description: 'Where to mail them; when signed in, the address of the account.',
    }),
    phone: t.string({
      description: `Where to call, e.g. \`+1 415 555 0100\`. ${atMost(CONTRACTOR_LIMITS.phone)}.`,
    }),
    trades: t.stringList({
      description: 'Kinds of work it does, at least one of the list of trades, e.g. `Painting`.',
    }),
    company: t.string({ required: false, description: 'What the business is called.' }),
    website: t.string({
      required: false,
      description: 'Address of its web site, e.g. `https://example.com`.',
    }),
    zipCodes: t.stringList({
      required: false,
      description: 'ZIP codes in which it works, five digits each.',
    }),
    licenseNumber: t.string({
      required: false,
      description: 'Number of its license, as the state or city has it.',
    }),
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
    availability: t.string({ required: false, description: 'When it has time, in its own words.' }),
    notes: t.string({
      required: false,
      description: `What else is worth knowing. ${atMost(CONTRACTOR_LIMITS.notes)}.`,
    }),
    howHeard: t.string({ required: false, description: 'How they heard of us.' }),
    hp: t.string({
      required: false,
      description: 'A trap for programs that fill in every field: leave it empty.',
    }),
  }),
});

builder.mutationField('applyAsContractor', (t) =>
  t.boolean({
    description:
      'Applies to be introduced to homeowners; without an account, too. Sent again while it waits, it takes the place of the one before.',
    errors: {
      result: { description: 'It waits for an operator.' },
      dataField: { name: 'isReceived', description: 'Always true.' },
    },
    args: { input: t.arg({ type: ApplyAsContractorInput, description: 'The application.' }) },
    resolve: async (_root, { input: { hp, ...fields } }, ctx) => {
      await applyAsContractor(ctx, { fields, trap: hp, file: null });
      return true;
    },
  }),
);
