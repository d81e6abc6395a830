import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { DESCRIPTION_MIN } from '../../../../server/domain/catalog.ts';
import { ScopePreviewDocument, type ScopePreviewQuery } from '../../../gql/graphql.ts';
import type { StartForm } from '../start-draft.ts';

/** Typing goes on within this time; ms. */
const PAUSE = 400;

export type ReadScope = ScopePreviewQuery['scopePreview'];

export interface Reading {
  /** The text that was read. */
  text: string;
  scope: ReadScope;
}

interface LiveReading {
  /** What was read last; null while the text is too short to be read, or nothing was read yet. */
  reading: Reading | null;
  /** The text has changed since. */
  isReading: boolean;
}

const isReadable = ({ instructions }: StartForm): boolean =>
  instructions.trim().length >= DESCRIPTION_MIN;

/** What the rules make of the form while it is filled in. What fails is passed over in silence: the form does not need it. */
export function useScopePreview(form: StartForm): LiveReading {
  const client = useApolloClient();
  const [reading, setReading] = useState<Reading | null>(null);
  /** The request that was answered last, or that nothing could be learned about. */
  const [settled, setSettled] = useState('');
  const { instructions, title, propertyType, finishLevel, agentKind } = form;
  const request = isReadable(form)
    ? JSON.stringify({ instructions, title: title || null, propertyType, finishLevel, agentKind })
    : null;

  useEffect(() => {
    if (request === null) return;
    const superseded = new AbortController();
    const read = async (): Promise<void> => {
      const { data } = await client.query({
        query: ScopePreviewDocument,
        variables: { input: JSON.parse(request) },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false, fetchOptions: { signal: superseded.signal } },
      });
      if (superseded.signal.aborted || !data) return;
      setReading({ text: JSON.parse(request).instructions, scope: data.scopePreview });
    };
    const settle = () => {
      if (!superseded.signal.aborted) setSettled(request);
    };
    const timer = setTimeout(() => void read().then(settle, settle), PAUSE);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [client, request]);

  return {
    reading: request === null ? null : reading,
    isReading: request !== null && request !== settled,
  };
}
