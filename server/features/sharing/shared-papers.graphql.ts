// What a shared link opens of somebody else's paper, as types of their own beside those of shared.graphql.ts.
import { supplementText } from '../../estimator/second-opinion/supplement.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import {
  QuestionRef,
  RowRef,
  StepRef,
  TotalsRef,
  VerdictEnum,
} from '../second-opinion/paper-comparison.graphql.ts';
import { PaperKindEnum } from '../second-opinion/paper.graphql.ts';
import { SupplementRowRef } from '../second-opinion/supplement.graphql.ts';
import type { OpenedLink } from './open-shared-link.ts';
import { COMPARISON_COST, SharedPictureRef, SharedRef } from './shared.graphql.ts';
import {
  openPaperComparison,
  openSupplement,
  type SharedPaper,
  type SharedSupplement,
} from './shared-papers.ts';

const SharedPaperComparisonRef = builder
  .objectRef<PartOf<SharedPaper>>('SharedPaperComparison')
  .implement({
    description:
      'Somebody else’s paper beside an estimate of its work, as the readers of a link see it: neither of them is opened.',
    fields: (t) => ({
      name: t.exposeString('name', {
        nullable: true,
        description: 'Name of the paper’s file; null where the link hides it.',
      }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description: 'When the estimate was changed last.',
      }),
      kind: t.expose('kind', { type: PaperKindEnum, description: 'What the paper is.' }),
      theirs: t.expose('theirs', { type: TotalsRef, description: 'Totals that the paper states.' }),
      ours: t.expose('ours', { type: TotalsRef, description: 'Totals of our estimate.' }),
      low: t.field({
        type: 'Money',
        description: 'Lower end of the estimate.',
        resolve: ({ ours }) => ours.low,
      }),
      high: t.field({
        type: 'Money',
        description: 'Upper end of the estimate.',
        resolve: ({ ours }) => ours.high,
      }),
      gap: t.expose('gap', { type: 'Money', description: 'Our amount less theirs.' }),
      waterfall: t.field({
        type: [StepRef],
        description: 'They sum to `gap`.',
        resolve: ({ waterfall }) => waterfall,
      }),
      rows: t.field({
        type: [RowRef],
        complexity: { field: 10, multiplier: 1 },
        description:
          'All work of both sides; where the link hides who its owner is, ids are numbers of this list.',
        resolve: ({ rows, partOf }) => inTurns(partsOf(partOf, rows)),
      }),
      verdict: t.expose('verdict', { type: VerdictEnum, description: 'Verdict on their total.' }),
      summary: t.exposeString('summary', { description: 'The verdict in words.' }),
      questions: t.field({
        type: [QuestionRef],
        description: 'What to ask or to raise.',
        resolve: ({ questions }) => questions,
      }),
      matchedShare: t.exposeFloat('matchedShare', {
        description: 'Share of their dollars that was matched with rows of ours, 0 to 1.',
      }),
    }),
  });

const SharedSupplementRef = builder
  .objectRef<PartOf<SharedSupplement>>('SharedSupplement')
  .implement({
    description:
      'A request to an insurance company to add what its estimate lacks, as the readers of a link see it. It is about cost alone and says nothing about coverage.',
    fields: (t) => ({
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description: 'When the estimate behind it was changed last.',
      }),
      rows: t.field({
        type: [SupplementRowRef],
        description: 'What is asked for, as it is by now; rows that ask for nothing are left out.',
        resolve: ({ rows, partOf }) => partsOf(partOf, rows),
      }),
      total: t.expose('total', { type: 'Money', description: 'Sum of the differences.' }),
      text: t.string({
        description: 'The whole request as the text of a mail.',
        resolve: (request) => supplementText(request, request.pictures),
      }),
      pictures: t.field({
        type: [SharedPictureRef],
        description: 'Those that show what is asked for; none where the link hides them.',
        resolve: ({ pictures }) => pictures,
      }),
    }),
  });

const ofLink = async <Opened extends object>(
  { link }: OpenedLink,
  opened: Promise<Opened | null>,
): Promise<PartOf<Opened> | null> => {
  const found = await opened;
  return found && { ...found, partOf: `link-${link.id}` };
};

builder.objectField(SharedRef, 'paperComparison', (t) =>
  t.field({
    type: SharedPaperComparisonRef,
    nullable: true,
    complexity: COMPARISON_COST,
    description: 'The shared second opinion; null when the link shows something else.',
    resolve: (opened, _args, ctx) => ofLink(opened, openPaperComparison(ctx, opened)),
  }),
);

builder.objectField(SharedRef, 'supplement', (t) =>
  t.field({
    type: SharedSupplementRef,
    nullable: true,
    complexity: COMPARISON_COST,
    description: 'The shared supplement request; null when the link shows something else.',
    resolve: (opened, _args, ctx) => ofLink(opened, openSupplement(ctx, opened)),
  }),
);
