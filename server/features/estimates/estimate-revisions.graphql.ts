import { withNumbers } from '../../domain/estimate/line-numbers.ts';
import { formatPrismaCursor, parsePrismaCursor } from '@pothos/plugin-prisma';
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { partsOf } from '../../domain/ids.ts';
import { builder, PAGE_MAX, PAGE_SIZE } from '../../graphql/builder.ts';
import { pageOfParts } from '../../graphql/part-pages.ts';
import { EstimateChangeEnum } from '../../graphql/enums.ts';
import { EstimateSummaryRef } from '../document/estimate-summary.graphql.ts';
import { findVersion } from './version-at.ts';
import { EstimateRef } from './estimates.graphql.ts';
import { totalOf } from './estimates.service.ts';
import {
  filteredLines,
  LineFilterInput,
  LineItemConnection,
  LineItemRef,
} from '../document/line-item.graphql.ts';
import { countForgotten, countRevisions, listRevisions, type Revision } from './revisions.ts';

const keyOfVersion = ({ estimateId, version }: Revision): string => `${estimateId}@${version}`;

const EstimateVersionRef = builder.objectRef<Revision>('EstimateVersion').implement({
  description: 'One version of an estimate, as it was.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Counts from 1.' }),
    change: t.expose('change', {
      type: EstimateChangeEnum,
      description: 'Change that made the version.',
    }),
    changeNote: t.exposeString('changeNote', {
      nullable: true,
      description:
        'The instruction of a refinement, what was corrected of the scope, or which version was restored.',
    }),
    total: t.field({ type: 'Money', description: 'Total project cost.', resolve: totalOf }),
    itemCount: t.exposeInt('itemCount', { description: 'How many lines it has.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    items: t.field({
      type: [LineItemRef],
      description: 'The priced lines, in order.',
      complexity: { field: 10, multiplier: 1 },
      resolve: async (revision) =>
        partsOf(keyOfVersion(revision), withNumbers((await revision.document()).items)),
    }),
    lines: t.connection(
      {
        type: LineItemRef,
        within: keyOfVersion,
        description: 'The priced lines, in order, page by page.',
        args: {
          filter: t.arg({
            type: LineFilterInput,
            required: false,
            description: 'Gives only the lines that fit; all when left out.',
          }),
        },
        resolve: async (revision, { filter, ...page }) => {
          const lines = filteredLines(withNumbers((await revision.document()).items), filter);
          return pageOfParts(partsOf(keyOfVersion(revision), lines), page);
        },
      },
      LineItemConnection,
    ),
    summary: t.field({
      type: EstimateSummaryRef,
      description: 'What stands around the lines.',
      complexity: { field: 10, multiplier: 1 },
      resolve: async (revision) => ({
        ...(await revision.document()),
        partOf: keyOfVersion(revision),
      }),
    }),
  }),
});

const EstimateVersionConnection = builder.connectionObject(
  {
    type: EstimateVersionRef,
    name: 'EstimateVersionConnection',
    description: 'A page of versions, newest first.',
  },
  { name: 'EstimateVersionEdge', description: 'One version of a page.' },
);

const versionAt = (cursor: string | undefined) =>
  cursor === undefined ? undefined : Number(parsePrismaCursor(cursor));

builder.prismaObjectFields(EstimateRef, (t) => ({
  versions: t.connection(
    {
      type: EstimateVersionRef,
      within: ({ id }) => id,
      description: 'The earlier versions that are kept, newest first.',
      resolve: async ({ id }, args, ctx) => ({
        totalCount: () => countRevisions(ctx, id),
        ...(await resolveCursorConnection(
          {
            args,
            defaultSize: PAGE_SIZE,
            maxSize: PAGE_MAX,
            toCursor: (revision: Revision) => formatPrismaCursor({ ...revision }, 'version'),
          },
          ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) =>
            listRevisions(ctx, id, {
              before: versionAt(before),
              after: versionAt(after),
              limit,
              inverted,
            }),
        )),
      }),
    },
    EstimateVersionConnection,
  ),
  forgottenVersions: t.int({
    description:
      'How many earlier versions are no longer kept. When they are too many or take too much room, saves and corrections go first, oldest first. The first version stays, and so does each one that a kept version is an edit of.',
    select: { version: true },
    resolve: (estimate, _args, ctx) => countForgotten(ctx, estimate),
  }),
  versionAt: t.field({
    type: EstimateVersionRef,
    nullable: true,
    description:
      'One version, the current one included; null when there is none, or it is no longer kept.',
    args: { version: t.arg.int({ description: 'Counts from 1.' }) },
    resolve: ({ id }, { version }, ctx) => findVersion(ctx, id, version),
  }),
}));
