import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { ContractorRef } from './contractors.graphql.ts';
import { requireShownContractor } from './contractors.service.ts';
import { registerContractor, updateContractorProfile } from './profile.ts';

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
      projectSizes: list('Values of the catalog’s list; an empty list means all.'),
      projectTypes: list('Values of the catalog’s list; an empty list means all.'),
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
      union: {
        name: 'RegisterContractorResult',
        description: '`RegisterContractorSuccess`, or an error that says why nothing was done.',
      },
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
      union: {
        name: 'UpdateContractorProfileResult',
        description:
          '`UpdateContractorProfileSuccess`, or an error that says why nothing was done.',
      },
      result: { name: 'UpdateContractorProfileSuccess', description: 'The profile is changed.' },
      dataField: { name: 'contractor', description: 'The profile as it is now.' },
    },
    args: {
      input: t.arg({
        type: ContractorProfileInput,
        description: 'What is to be changed, and how.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) => {
      await updateContractorProfile(ctx, { ...input });
      return requireShownContractor(ctx, query);
    },
  }),
);
