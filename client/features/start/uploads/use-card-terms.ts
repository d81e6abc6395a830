import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import {
  acceptedLabel,
  acceptedTypes,
  UPLOAD_RULES,
} from '../../../../server/domain/scope/uploads.ts';
import { UploadLimitsDocument, type UploadLimitsQuery } from '../../../gql/graphql.ts';

type UploadLimit = UploadLimitsQuery['uploadLimits'][number];

/** Terms of a card on this server. They are the usual ones until it has answered. */
export interface CardTerms {
  /** Media types, each with the endings of names, as pickers and drop zones want them. */
  accept: Record<string, string[]>;
  /** The same for people. */
  label: string;
  /** Bytes that a file may have. */
  maxBytes: number;
  /** Whether the estimate is made with what the files show or say; null until the server has answered. */
  isInterpreted: boolean | null;
}

export type AllTerms = Readonly<Record<FileKind, CardTerms>>;

const usualTerms = (kind: FileKind): CardTerms => ({
  accept: acceptedTypes(kind),
  label: acceptedLabel(kind),
  maxBytes: UPLOAD_RULES[kind].maxBytes,
  isInterpreted: null,
});

const termsOf = (limit: UploadLimit): CardTerms => {
  const { mimeTypes, extensions, label, maxBytes, isInterpreted } = limit;
  // A picker takes a file for its type or for its ending, so each type may have all of them.
  const accept = Object.fromEntries(mimeTypes.map((mime) => [mime, [...extensions]]));
  return { accept, label, maxBytes, isInterpreted };
};

const USUAL: AllTerms = {
  PHOTO: usualTerms('PHOTO'),
  VIDEO: usualTerms('VIDEO'),
  FLOOR: usualTerms('FLOOR'),
  DOC: usualTerms('DOC'),
};

/** What becomes of files on this server, card by card; the same objects until the server says something else. */
export function useCardTerms(): AllTerms {
  const limits = useQuery(UploadLimitsDocument).data?.uploadLimits;
  return useMemo(
    () => ({
      ...USUAL,
      ...Object.fromEntries(limits?.map((limit) => [limit.kind, termsOf(limit)]) ?? []),
    }),
    [limits],
  );
}
