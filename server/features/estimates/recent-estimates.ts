// A viewer's latest estimates with what names them, as clients without a query language list them.
import type { Context } from '../../context.ts';
import { visibleTo } from '../accounts/accounts.access.ts';

/** Newest first, by created then id. */
export const listRecentEstimates = ({ db, viewer }: Context, count: number) =>
  db.estimate.findMany({
    where: visibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: count,
    select: {
      id: true,
      title: true,
      premium: true,
      createdAt: true,
      job: { select: { id: true, title: true, claimNumber: true, isTest: true } },
      project: { select: { name: true, zip: true } },
    },
  });
