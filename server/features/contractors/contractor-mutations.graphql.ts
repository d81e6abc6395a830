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
        description: `\`version\` of the profile, when it is changed. ${SEEN_VERSION}`,
      }),
      role: text('What the person is there, e.g. owner.'),
      firstName: text(
        'First name of its person. Under another name an approved identity has to be proved again.',
      ),
      lastName: text(
        'Last name of its person. Under another name an approved identity has to be proved again.',
      ),
      commercialName: text('What the business is called.'),
      phone: text('Where to call; given to homeowners once both sides said yes.'),
      website: text('Address of its web site, e.g. `https://example.com`.'),
      yearsExperience: text('One of the list, e.g. `3-5`.'),
      addressLine1: text('Street and number.'),
      addressLine2: text('Suite, floor or the like.'),
      city: text('City of the business.'),
      state: text('State of the business, two letters, e.g. `CA`.'),
      postalCode: text('ZIP code of the business.'),
      country: text('Two letters; `US` when empty.'),
      bio: text(`What homeowners read of the business. ${atMost(CONTRACTOR_LIMITS.bio)}.`),
      trades: list('Kinds of work it does, at least one of the list of trades, e.g. `Painting`.'),
      zipCodes: list(
        `ZIP codes in which it works, five digits each; at most ${CONTRACTOR_LIMITS.zipCodes}.`,
      ),
      servesNearbyZips: flag(
        "True for leads of the whole area of a ZIP's first three digits, too.",
      ),
      projectSizes: list('Values of the catalog’s list; an empty list means all.'),
      projectTypes: list('Values of the catalog’s list; an empty list means all.'),
      insured: flag('True when it has liability insurance.'),
      bonded: flag('True when it has a bond.'),
      licenseNumber: text('Number of its license; another one is looked up again.'),
      proposalTerms: text(
        `Terms at the end of its proposals. ${atMost(CONTRACTOR_LIMITS.proposalTerms)}.`,
      ),
      isPaused: flag('True when it wants no new leads for now.'),
    };
  },
});

builder.mutationField('registerContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: "Begins the signed-in user's profile as a contractor, which applies, too.",
    errors: {
      result: { description: 'It waits for an operator.' },
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
      result: { description: 'The profile is changed.' },
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
