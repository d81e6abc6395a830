import { useQuery } from '@apollo/client/react';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { acceptedLabel, acceptedTypes, UPLOAD_RULES } from '../../../../server/domain/uploads.ts';
import { UploadLimitsDocument } from '../../../gql/graphql.ts';

/** As this server has them; the usual ones until it has answered. */
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

const usualTerms = (kind: FileKind): CardTerms => ({
  accept: acceptedTypes(kind),
  label: acceptedLabel(kind),
  maxBytes: UPLOAD_RULES[kind].maxBytes,
  isInterpreted: null,
});

/** What becomes of files on this server, card by card. */
export function useCardTerms(): Record<FileKind, CardTerms> {
  const { data } = useQuery(UploadLimitsDocument);
  const told = new Map(data?.uploadLimits.map((limit) => [limit.kind, limit]));
  const termsOf = (kind: FileKind): CardTerms => {
    const limit = told.get(kind);
    if (!limit) return usualTerms(kind);
    const { mimeTypes, extensions, label, maxBytes, isInterpreted } = limit;
    // A picker takes a file for its type or for its ending, so each type may have all of them.
    const accept = Object.fromEntries(mimeTypes.map((mime) => [mime, [...extensions]]));
    return { accept, label, maxBytes, isInterpreted };
  };
  return {
    PHOTO: termsOf('PHOTO'),
    VIDEO: termsOf('VIDEO'),
    FLOOR: termsOf('FLOOR'),
    DOC: termsOf('DOC'),
  };
}
