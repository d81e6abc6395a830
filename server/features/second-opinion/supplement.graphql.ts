import { SHARE_LIMITS } from '../../domain/account/shared-links.ts';
import { type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { supplementText, type SupplementRow } from '../../estimator/second-opinion/supplement.ts';
import { EstimateRefInput } from '../estimates/estimate-queries.graphql.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { keyOfComparison } from './paper-comparison.graphql.ts';
import { paperDownloadLink } from './paper-downloads.ts';
import { type OwnSupplement, requestSupplement } from './compare-own-paper.ts';

export const SupplementRowRef = builder
  .objectRef<PartOf<SupplementRow>>('SupplementRow')
  .implement({
    description: 'One line of a request for supplement.',
    fields: (t) => ({
      rowId: t.id({
        names: 'PaperComparisonRow',
        description: '`id` of the row of the comparison.',
        resolve: ({ rowId, partOf }) => partKey({ partOf }, rowId),
      }),
      description: t.exposeString('description', { description: 'What it is.' }),
      room: t.exposeString('room', {
        nullable: true,
        description: 'Room of the work; null when none is named.',
      }),
      quantity: t.exposeFloat('quantity', {
        description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
      }),
      unit: t.exposeString('unit', {
        description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
      }),
      ours: t.expose('ours', { type: 'Money', description: 'What our estimate has for the work.' }),
      theirs: t.expose('theirs', {
        type: 'Money',
        description: 'What their estimate holds of it.',
      }),
      difference: t.expose('difference', { type: 'Money', description: 'What is asked for.' }),
      reason: t.exposeString('reason', { description: 'Reason for the difference.' }),
    }),
  });

const SupplementRef = builder.objectRef<OwnSupplement>('SupplementRequest').implement({
  description:
    'A request to an insurance company to add what its estimate lacks. It is about cost alone and says nothing about coverage.',
  fields: (t) => ({
    claimNumber: t.exposeString('claimNumber', { nullable: true, description: "The carrier's." }),
    policyNumber: t.exposeString('policyNumber', {
      nullable: true,
      description: 'Number of the insurance policy.',
    }),
    insured: t.exposeString('insured', {
      nullable: true,
      description: 'Name of the insured person or company, as the claim has it.',
    }),
    adjuster: t.exposeString('adjuster', {
      nullable: true,
      description: 'Adjuster that the request goes to.',
    }),
    carrier: t.exposeString('carrier', { nullable: true, description: 'The insurance company.' }),
    dateOfLoss: t.exposeString('dateOfLoss', { nullable: true, description: 'ISO 8601 day.' }),
    rows: t.field({
      type: [SupplementRowRef],
      description: 'What is asked for.',
      resolve: ({ rows, compared }) => partsOf(keyOfComparison(compared), rows),
    }),
    total: t.expose('total', { type: 'Money', description: 'Sum of the differences.' }),
    pdfUrl: t.string({
      description: `The request on paper, with its photos. ${SIGNED_WORDS}`,
      resolve: ({ compared: { paper, estimate, bidder }, rows, photoIds }, _args, ctx) =>
        paperDownloadLink(
          ctx,
          { fileId: paper.fileId, estimateId: estimate.id, accountId: estimate.accountId },
          'supplement.pdf',
          { rowIds: rows.map(({ rowId }) => rowId), photoIds, bidder },
        ).url,
    }),
    text: t.string({
      description: 'The whole request as the text of a mail.',
      resolve: (request) => supplementText(request, request.photos),
    }),
  }),
});

export const SupplementRowInput = builder.inputType('SupplementRowInput', {
  description: 'A row that is asked for.',
  fields: (t) => ({
    rowId: t.id({ names: 'PaperComparisonRow', description: '`id` of the row of the comparison.' }),
    photoIds: t.idList({ names: 'File', required: false, description: 'Uploads that show it.' }),
  }),
});

builder.queryField('supplementRequest', (t) =>
  t.field({
    type: SupplementRef,
    nullable: true,
    complexity: 5_000,
    description:
      'A request for supplement of chosen rows of a comparison; rows that ask for nothing are left out, those that are not in it are refused. Null as `paperComparison`.',
    args: {
      fileId: t.arg.id({
        names: ['File', 'Paper'],
        description: '`id` of the insurance estimate.',
      }),
      estimate: t.arg({ type: EstimateRefInput, description: 'Our estimate of its work.' }),
      rows: t.arg({
        type: [SupplementRowInput],
        description: 'Rows of the comparison, each by its `rowId`.',
      }),
      photoIds: t.arg.idList({
        names: 'File',
        required: false,
        description: `Photos that show the request as a whole, at most ${SHARE_LIMITS.photosOfRequest}: they stand in its PDF, and their names in its text.`,
      }),
      bidder: t.arg.int({
        required: false,
        description: 'Which of several bidders of the document, from 0; the first one unless said.',
      }),
    },
    resolve: (_root, { fileId, estimate, rows, photoIds: ofAll, bidder }, ctx) =>
      requestSupplement(ctx, fileId, estimate, {
        bidder,
        rows: rows.map(({ rowId, photoIds }) => ({
          rowId,
          photoIds: (photoIds ?? []).map(String),
        })),
        photoIds: (ofAll ?? []).map(String),
      }),
  }),
);
