import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { applyAsContractor } from './applications.ts';
import { ContractorRef } from './contractors.graphql.ts';
import { requireShownContractor } from './contractors.service.ts';
import { registerContractor, updateContractorProfile } from './profile.ts';

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
    projectSizes: t.stringList({ required: false, description: 'Of the list; none for all.' }),
    projectTypes: t.stringList({ required: false, description: 'Of the list; none for all.' }),
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
      union: { name: 'ApplyAsContractorResult', description: 'What came of it.' },
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

const ContractorProfileInput = builder.inputType('ContractorProfileInput', {
  description: 'Fields of a profile. What is left out, or null, stays as it is.',
  fields: (t) => {
    const text = (description: string) => t.string({ required: false, description });
    const list = (description: string) => t.stringList({ required: false, description });
    const flag = (description: string) => t.boolean({ required: false, description });
    return {
      version: t.int({
        required: false,
        description: `Of the profile, when it is changed. ${SEEN_VERSION}`,
      }),
      role: text('What the person is there, e.g. owner.'),
      firstName: text('An approved identity is to be proved anew with another name.'),
      lastName: text('As with the first name.'),
      commercialName: text('What the business is called.'),
      phone: text('Given to homeowners once both sides said yes.'),
      website: text('An address of the web.'),
      yearsExperience: text('One of the list, e.g. `3-5`.'),
      addressLine1: text('Street and number.'),
      addressLine2: text('What the street does not say.'),
      city: text('Of the business.'),
      state: text('Two letters.'),
      postalCode: text('Of the business.'),
      country: text('Two letters; `US` when empty.'),
      bio: text(`${atMost(CONTRACTOR_LIMITS.bio)}.`),
      trades: list('At least one of the list of trades.'),
      zipCodes: list(`Five digits each; at most ${CONTRACTOR_LIMITS.zipCodes}.`),
      servesNearbyZips: flag("Leads of the whole area of a ZIP's first three digits, too."),
      projectSizes: list('Of the list; none for all.'),
      projectTypes: list('Of the list; none for all.'),
      insured: flag('Has liability insurance.'),
      bonded: flag('Has a bond.'),
      licenseNumber: text('Another number is to be looked up anew.'),
      proposalTerms: text(`${atMost(CONTRACTOR_LIMITS.proposalTerms)}.`),
      isPaused: flag('Wants no new leads for now.'),
    };
  },
});

builder.mutationField('registerContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: "Begins the signed-in user's profile as a contractor, which applies, too.",
    errors: {
      union: { name: 'RegisterContractorResult', description: 'What came of it.' },
      result: { name: 'RegisterContractorSuccess', description: 'It waits for an operator.' },
      dataField: { name: 'contractor', description: 'The profile.' },
    },
    args: {
      input: t.arg({
        type: ContractorProfileInput,
        description: 'Needs a name, a phone number and a trade.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) => {
      await registerContractor(ctx, { ...input });
      return requireShownContractor(ctx, query);
    },
  }),
);

builder.mutationField('updateContractorProfile', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: "Changes the signed-in contractor's profile.",
    errors: {
      types: [VersionConflict],
      union: { name: 'UpdateContractorProfileResult', description: 'What came of it.' },
      result: { name: 'UpdateContractorProfileSuccess', description: 'The profile is changed.' },
      dataField: { name: 'contractor', description: 'The profile as it is now.' },
    },
    args: { input: t.arg({ type: ContractorProfileInput, description: 'What to change.' }) },
    resolve: async (query, _root, { input }, ctx) => {
      await updateContractorProfile(ctx, { ...input });
      return requireShownContractor(ctx, query);
    },
  }),
);
