import { useQuery } from '@apollo/client/react';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { UPLOAD_RULES } from '../../../../server/domain/uploads.ts';
import { UploadLimitsDocument } from '../../../gql/graphql.ts';

export interface CardTerms {
  /** Bytes that a file may have on this server; the usual ones until it has answered. */
  maxBytes: number;
  /** Whether the estimate is made with what the files show or say; null until the server has answered. */
  isInterpreted: boolean | null;
}

/** What becomes of files on this server, card by card. */
export function useCardTerms(): Record<FileKind, CardTerms> {
  const { data } = useQuery(UploadLimitsDocument);
  const told = new Map(data?.uploadLimits.map((limit) => [limit.kind, limit]));
  const termsOf = (kind: FileKind): CardTerms =>
    told.get(kind) ?? { maxBytes: UPLOAD_RULES[kind].maxBytes, isInterpreted: null };
  return {
    PHOTO: termsOf('PHOTO'),
    VIDEO: termsOf('VIDEO'),
    FLOOR: termsOf('FLOOR'),
    DOC: termsOf('DOC'),
  };
}
