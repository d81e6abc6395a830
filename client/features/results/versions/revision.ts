// A kept revision, compared with another state of the estimate.
import type { Diffable } from '../../../../server/domain/diff-estimates.ts';
import { newLine } from '../../../../server/domain/edit-lines.ts';
import type { LineItem } from '../../../../server/domain/estimate.ts';
import { toCents } from '../../../../server/domain/money.ts';
import { projectTotal } from '../../../../server/domain/pricing.ts';
import type { EstimateVersionQuery } from '../../../gql/graphql.ts';
import { lineWords } from '../../../lib/line-words.ts';

export type Revision = NonNullable<NonNullable<EstimateVersionQuery['estimate']>['versionAt']>;

/** Only what a comparison looks at is known. */
const lineOf = ({
  __typename,
  metadata,
  details,
  category,
  ...line
}: Revision['items'][number]): LineItem => {
  const blank = newLine(line.id);
  const { code, room, finishLevel } = metadata;
  const words = lineWords({ details, category });
  return { ...blank, ...line, ...words, metadata: { ...blank.metadata, code, room, finishLevel } };
};

/** @param title revisions do not tell theirs, so it is taken to be the same */
export const diffableOf = (revision: Revision, title: string): Diffable => {
  const items = revision.items.map(lineOf);
  const isSum = toCents(projectTotal(items)) === toCents(revision.total);
  return {
    title,
    items,
    futureActions: revision.summary.futureActions,
    totalOverride: isSum ? null : revision.total,
  };
};
