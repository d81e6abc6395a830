import type { DocumentsOfEstimateQuery } from '../../gql/graphql.ts';
import { useDocumentsOfEstimateQuery } from '../../gql/hooks.ts';

type Upload = NonNullable<DocumentsOfEstimateQuery['estimate']>['uploads'][number];
type Read = NonNullable<NonNullable<Upload['paper']>['estimate']>;

interface CheckedPaper {
  id: string;
  name: string;
  read: Read;
}

/**
 * The bids and insurance estimates that came with a request and that we think something of; null until they are known.
 * @param hasDocuments asks nothing where none was uploaded
 */
export function useCheckedPapers(estimateId: string, hasDocuments = true): CheckedPaper[] | null {
  const { data, error } = useDocumentsOfEstimateQuery({
    variables: { id: estimateId },
    skip: !hasDocuments,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!hasDocuments) return [];
  if (!data && !error) return null;
  return (data?.estimate?.uploads ?? []).flatMap(({ id, name, paper }) => {
    const read = paper?.estimate;
    return read && paper.use !== 'KEEP' && read.lineCount > 0 ? [{ id, name, read }] : [];
  });
}
