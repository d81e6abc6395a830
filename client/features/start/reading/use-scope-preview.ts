import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  ScopePreviewDocument,
  type ScopePreviewInput,
  type ScopePreviewQuery,
} from '../../../gql/graphql.ts';
import { useChosenProjectQuery } from '../../../gql/hooks.ts';
import type { StartForm } from '../start-draft.ts';
import { joined } from './corrections.ts';
import { localIdIn } from '../../../../server/domain/ids.ts';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';

/** Typing goes on within this time; ms. */
const PAUSE = 400;

/** Members that name a part of the scope. */
const NAMES: ReadonlySet<string> = new Set(['id', 'placeId', 'workId', 'about']);

const localIn = (key: string, value: unknown): unknown => {
  if (key === 'parts' && Array.isArray(value)) return value.map((id) => localIdIn(String(id)));
  return NAMES.has(key) && typeof value === 'string' ? localIdIn(value) : value;
};

/** The scope with the ids that its parts have in every reading of the text: full ids are those of one reading. */
const withLocalIds = (scope: PreviewedScope): PreviewedScope =>
  JSON.parse(JSON.stringify(scope), localIn) as PreviewedScope;

export type PreviewedScope = NonNullable<ScopePreviewQuery['scopePreview']>;

export interface TextReading {
  /** The text that was read. */
  text: string;
  /** All that was asked. */
  input: ScopePreviewInput;
  scope: PreviewedScope;
}

interface LiveReading {
  /** What was read last; null while the text is too short to be read, or nothing was read yet. */
  reading: TextReading | null;
  /** The text has changed since. */
  isReading: boolean;
  /** The text could not be read with the corrections. */
  isRefused: boolean;
}

const isReadable = ({ instructions }: StartForm): boolean =>
  instructions.trim().length >= ESTIMATE_LIMITS.descriptionLeast;

/** ZIP code of the chosen project, which asks for it by itself. It is null while none is chosen or while it is unknown. */
const useZip = (projectId: string | null): string | null => {
  const { data } = useChosenProjectQuery({
    variables: { projectId: projectId ?? '' },
    fetchPolicy: 'cache-only',
    skip: projectId === null,
  });
  return data?.project?.zip ?? null;
};

/** Reads the form with the rules while it is filled in. A failure shows nothing: the form works without the reading. */
export function useScopePreview(form: StartForm): LiveReading {
  const client = useApolloClient();
  const [reading, setReading] = useState<TextReading | null>(null);
  /** The request that was answered last, or that nothing could be learned about. */
  const [settled, setSettled] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { title, propertyType, finishLevel, agentKind, projectId } = form;
  // The text is trimmed, as it is when it is sent.
  const instructions = form.instructions.trim();
  const corrections = joined(form.corrections);
  const zip = useZip(projectId);
  const known = { title: title || null, propertyType, finishLevel, agentKind, zip };
  const request = isReadable(form) ? JSON.stringify({ instructions, ...known, corrections }) : null;
  // Corrections show at once.
  const pause = reading?.text === instructions ? 0 : PAUSE;

  const pauseNow = useEffectEvent(() => pause);
  const corrected = useEffectEvent(() => corrections.length > 0);

  useEffect(() => {
    if (request === null) return;
    const superseded = new AbortController();
    const read = async (): Promise<void> => {
      const { data } = await client.query({
        query: ScopePreviewDocument,
        variables: { input: JSON.parse(request) },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: superseded.signal } },
      });
      if (superseded.signal.aborted || !data?.scopePreview) return;
      const input: ScopePreviewInput = JSON.parse(request);
      setReading({ text: input.instructions, input, scope: withLocalIds(data.scopePreview) });
    };
    const settle = (isRead: boolean) => () => {
      if (superseded.signal.aborted) return;
      setSettled(request);
      setIsRefused(!isRead && corrected());
    };
    const timer = setTimeout(() => void read().then(settle(true), settle(false)), pauseNow());
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [client, request]);

  return {
    reading: request === null ? null : reading,
    isReading: request !== null && request !== settled,
    isRefused: isRefused && request !== null && request === settled,
  };
}
