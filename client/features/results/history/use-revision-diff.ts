import { useMemo } from 'react';
import {
  diffEstimates,
  type EstimateDiff,
  type Diffable,
} from '../../../../server/domain/estimate/diff-estimates.ts';
import { localIdIn } from '../../../../server/domain/ids.ts';
import { useEstimateVersionQuery } from '../../../gql/hooks.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { useEditorValue, useEdited } from '../editor/use-editor.ts';
import { newLine } from '../../../../server/domain/estimate/edit-lines.ts';
import type { LineItem } from '../../../../server/domain/estimate/estimate.ts';
import { toCents } from '../../../../server/domain/money/money.ts';
import { projectTotal } from '../../../../server/domain/money/pricing.ts';
import type { EstimateVersionQuery } from '../../../gql/graphql.ts';
import { lineWords } from '../../../lib/line-words.ts';

// A kept revision, compared with another state of the estimate.

type Revision = NonNullable<NonNullable<EstimateVersionQuery['estimate']>['versionAt']>;

/** Only what a comparison looks at is known. */
const lineOf = ({
  __typename,
  metadata,
  details,
  category,
  ...line
}: Revision['items'][number]): LineItem => {
  const id = localIdIn(line.id);
  const blank = newLine(id);
  const { code, room, finishLevel } = metadata;
  const words = lineWords({ details, category });
  return {
    ...blank,
    ...line,
    ...words,
    id,
    metadata: { ...blank.metadata, code, room, finishLevel },
  };
};

/** @param title revisions do not tell theirs, so it is taken to be the same */
const diffableOf = (revision: Revision, title: string): Diffable => {
  const items = revision.items.map(lineOf);
  const isSum = toCents(projectTotal(items)) === toCents(revision.total);
  return {
    title,
    items,
    futureActions: revision.summary.futureActions,
    totalOverride: isSum ? null : revision.total,
  };
};

type RevisionDiff =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'known'; diff: EstimateDiff };

/** Differences from a kept version to the one that is saved now. */
export function useRevisionDiff(version: number): RevisionDiff {
  const { estimateId } = useEdited();
  const { draft } = useEditorValue((state) => state.base);
  const { data, error, refetch } = useEstimateVersionQuery({ variables: { estimateId, version } });
  const revision = data?.estimate?.versionAt;
  const diff = useMemo(
    () => revision && diffEstimates(diffableOf(revision, draft.title), draft),
    [revision, draft],
  );
  if (diff) return { state: 'known', diff };
  if (data) return { state: 'missing' };
  if (!error) return { state: 'loading' };
  return { state: 'failed', message: readFailure(error).message, retry: () => void refetch() };
}
