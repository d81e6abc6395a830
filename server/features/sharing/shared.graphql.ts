// What a shared link opens, as types of its own: they name what readers may see, so that nothing else can be asked for.
import { shownLines } from '../../domain/estimate/line-numbers.ts';
import type { ClaimPapers } from '../../domain/scope/claim-papers.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import { estimateTotal, projectTotal } from '../../domain/money/pricing.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { EstimateChangeEnum, FinishLevelEnum } from '../../graphql/enums.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { CategoryDifferenceRef, CauseDifferenceRef } from '../comparison/difference.graphql.ts';
import { LineComparisonRef, withSides } from '../comparison/line-comparison.graphql.ts';
import { EstimateSummaryRef } from '../document/estimate-summary.graphql.ts';
import { headingOf } from '../document/heading.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';
import { documentOf } from '../document/read-document.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { openQuestions } from '../exports/open-questions.ts';
import { fileLink } from '../files/file-links.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { compareShared, type OpenedLink, openSharedLink } from './open-shared-link.ts';
import type { SharedFile } from './shared-papers.ts';

export const SharedPictureRef = builder.objectRef<SharedFile>('SharedPicture').implement({
  description: `A picture of an upload, made for the screen, without what the original holds beside it. Of its addresses: ${SIGNED_WORDS}`,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner called it.' }),
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'What its owner wrote beneath it; null while there is nothing.',
    }),
    room: t.exposeString('room', {
      nullable: true,
      description: 'The room it shows; null while none is chosen.',
    }),
    displayUrl: t.string({
      description: 'The picture, fit for the screen.',
      resolve: (file, _args, ctx) => fileLink(ctx, file, 'display').url,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'A small one; null when there is none.',
      resolve: (file, _args, ctx) => file.thumbnailKey && fileLink(ctx, file, 'thumbnail').url,
    }),
  }),
});

const SharedClaimRef = builder.objectRef<ClaimPapers>('SharedClaim').implement({
  description:
    'What an adjuster looks for; `Not shown` where the link hides it, null where nobody said it.',
  fields: (t) => ({
    insured: t.exposeString('insured', {
      nullable: true,
      description: 'Name of the insured person or company, as the claim has it.',
    }),
    carrier: t.exposeString('carrier', { nullable: true, description: 'The insurance company.' }),
    policyNumber: t.exposeString('policyNumber', {
      nullable: true,
      description: 'Number of the insurance policy.',
    }),
    carrierClaimNumber: t.exposeString('carrierClaimNumber', {
      nullable: true,
      description: "The carrier's own.",
    }),
    dateOfLoss: t.exposeString('dateOfLoss', { nullable: true, description: 'ISO 8601 day.' }),
  }),
});

const filesOf = ({ job }: WholeEstimate): SharedFile[] => job.uploads.map(({ file }) => file);

const SharedEstimateRef = builder.objectRef<PartOf<WholeEstimate>>('SharedEstimate').implement({
  description:
    "An estimate as the readers of a link see it: without its owner's budget, a contractor's costs and margin, and originals of uploads.",
  fields: (t) => ({
    title: t.string({ description: 'Heading of its page.', resolve: headingOf }),
    claimNumber: t.string({
      nullable: true,
      description: 'Our reference; null where the link hides it.',
      resolve: ({ job }) => job.claimNumber || null,
    }),
    projectName: t.string({
      description: 'What its owner calls the property; `Not shown` where the link hides it.',
      resolve: ({ project }) => project.name,
    }),
    zip: t.string({
      description: 'ZIP code of the property.',
      resolve: ({ project }) => project.zip,
    }),
    instructions: t.string({
      description: 'What was asked for.',
      resolve: ({ job }) => job.instructions,
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      description: 'How good the materials are.',
      resolve: (estimate) => documentOf(estimate).finishLevel ?? estimate.job.finishLevel,
    }),
    currency: t.exposeString('currency', {
      description: 'Currency of all amounts, as an ISO 4217 code: `USD`.',
    }),
    total: t.field({
      type: 'Money',
      description: 'Total project cost: as its owner set it, else the sum of the lines.',
      resolve: (estimate) => estimateTotal(documentOf(estimate)),
    }),
    linesTotal: t.field({
      type: 'Money',
      description: 'The sum of the line totals.',
      resolve: (estimate) => projectTotal(documentOf(estimate).items),
    }),
    hasTotalOverride: t.boolean({
      description: 'True when the owner set `total`.',
      resolve: (estimate) => documentOf(estimate).totalOverride !== null,
    }),
    units: t.int({
      nullable: true,
      description: 'Dwelling or rental units the job is of; null for a single one.',
      resolve: (estimate) => documentOf(estimate).scope?.facts.units ?? null,
    }),
    change: t.expose('change', {
      type: EstimateChangeEnum,
      description: 'What made it as it is now.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was changed last.',
    }),
    items: t.field({
      type: [LineItemRef],
      description: 'The priced lines, in order.',
      complexity: { field: 10, multiplier: 1 },
      resolve: (estimate) =>
        inTurns(partsOf(estimate.partOf, shownLines(documentOf(estimate).items))),
    }),
    summary: t.field({
      type: EstimateSummaryRef,
      description: 'What stands around the lines; `bidPricing` is null.',
      resolve: (estimate) => ({
        ...documentOf(estimate),
        bid: null,
        partOf: estimate.partOf,
      }),
    }),
    openQuestions: t.stringList({
      description: 'What is still asked of its owner, what moves the total most first.',
      resolve: (estimate) => openQuestions(documentOf(estimate)),
    }),
    claim: t.field({
      type: SharedClaimRef,
      nullable: true,
      description: 'Insurance only.',
      resolve: (estimate) => {
        const { claim, scope } = documentOf(estimate);
        return claim && (scope?.facts ?? NO_FACTS);
      },
    }),
    pictures: t.field({
      type: [SharedPictureRef],
      description:
        'Pictures among its uploads, in the owner’s order; none where the link hides them.',
      resolve: (estimate) => filesOf(estimate).filter(({ displayKey }) => displayKey !== null),
    }),
    otherFiles: t.stringList({
      description: 'Names of the uploads that are not shown; none where the link hides them.',
      resolve: (estimate) =>
        filesOf(estimate).flatMap(({ displayKey, name }) => (displayKey === null ? [name] : [])),
    }),
  }),
});

interface SharedPair extends EstimateComparison {
  left: PartOf<WholeEstimate>;
  right: PartOf<WholeEstimate>;
}

/** Cost of a comparison, the same as of one's own: matching all lines is what costs. */
export const COMPARISON_COST = 5_000;

const SharedComparisonRef = builder.objectRef<SharedPair>('SharedComparison').implement({
  description: 'Two estimates side by side, as the readers of a link see them.',
  fields: (t) => ({
    left: t.expose('left', {
      type: SharedEstimateRef,
      description: 'The estimate on the left.',
    }),
    right: t.expose('right', {
      type: SharedEstimateRef,
      description: 'What it is compared with.',
    }),
    difference: t.expose('difference', {
      type: 'Money',
      description: 'Total project cost, right less left; currencies are not converted.',
    }),
    causes: t.expose('causes', {
      type: [CauseDifferenceRef],
      description: 'Those that apply; they sum to `difference`.',
    }),
    categories: t.expose('categories', {
      type: [CategoryDifferenceRef],
      description: 'Largest first.',
    }),
    lines: t.field({
      type: [LineComparisonRef],
      complexity: { field: 10, multiplier: 1 },
      description: 'Every line of both, matched by code, room and words; largest first.',
      resolve: ({ lines, left, right }) =>
        inTurns(withSides({ left: left.partOf, right: right.partOf }, lines)),
    }),
    isSame: t.exposeBoolean('isSame', { description: 'No line and no total differs.' }),
  }),
});

export const SharedRef = builder.objectRef<OpenedLink>('Shared').implement({
  description:
    'What a shared link opens. One of `estimate`, `comparison`, `paperComparison` and `supplement` is there.',
  fields: (t) => ({
    hidesIdentity: t.boolean({
      description: 'True when names, addresses, claim numbers, photos and files are left out.',
      resolve: ({ link }) => link.hidesIdentity,
    }),
    isTest: t.boolean({
      description: 'True for what a token for tests started, on either side: it offers nothing.',
      resolve: ({ estimate, other }) => estimate.job.isTest || other?.job.isTest === true,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when the link opens it, unless it is revoked.',
      resolve: ({ link }) => link.expiresAt,
    }),
    estimate: t.field({
      type: SharedEstimateRef,
      nullable: true,
      description: 'The shared estimate; null when the link shows something else.',
      resolve: ({ link, estimate }) =>
        link.kind === 'ESTIMATE' ? { ...estimate, partOf: `link-${link.id}` } : null,
    }),
    comparison: t.field({
      type: SharedComparisonRef,
      nullable: true,
      complexity: COMPARISON_COST,
      description: 'Two estimates; null for everything else.',
      resolve: async (opened, _args, ctx) =>
        opened.other && {
          ...(await compareShared(ctx, opened, opened.other)),
          left: { ...opened.estimate, partOf: `link-${opened.link.id}-left` },
          right: { ...opened.other, partOf: `link-${opened.link.id}-right` },
        },
    }),
  }),
});

builder.queryField('shared', (t) =>
  t.field({
    type: SharedRef,
    nullable: true,
    description:
      'What a shared link opens, for anybody who has its secret; counts as seen unless its owner asks. Null when there is no such link, it has ended or was revoked, or what it opened was deleted.',
    args: {
      token: t.arg.string({ description: 'The last part of its address.' }),
      again: t.arg.boolean({
        required: false,
        description:
          'True for a page that shows it already and looks for changes; such a look is not counted.',
      }),
    },
    resolve: (_root, { token, again }, ctx) => openSharedLink(ctx, token, again ? null : ctx),
  }),
);
