// Facts of an estimate that the server works out of one version, asked for again when another version stands.
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useEditorValue, useEdited } from './use-editor.ts';

interface OfVersion<Estimate> {
  /** Facts of the version that the page shows. They are null while they are asked for. */
  estimate: Estimate | null;
  isLoading: boolean;
}

/** For what the page can do without: it stays as it is where no answer comes. @param isWanted whether to ask at all */
export const useOfVersion = <Estimate extends { version: number }>(
  document: TypedDocumentNode<{ estimate: Estimate | null }, { estimateId: string }>,
  isWanted: boolean,
): OfVersion<Estimate> => {
  const { estimateId } = useEdited();
  const version = useEditorValue(({ base }) => base.version);
  const { data, loading, refetch } = useQuery(document, {
    variables: { estimateId },
    fetchPolicy: 'no-cache',
    skip: !isWanted,
  });
  const estimate = data?.estimate ?? null;
  const known = estimate?.version;
  useEffect(() => {
    if (known !== undefined && known !== version) void refetch();
  }, [known, version, refetch]);
  return { estimate: known === version ? estimate : null, isLoading: loading };
};
