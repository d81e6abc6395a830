import { useQuery } from '@apollo/client/react';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { UPLOAD_RULES } from '../../../../server/domain/uploads.ts';
import { UploadLimitsDocument } from '../../../gql/graphql.ts';

/** Bytes that a file of a card may have on this server; the usual ones until it has answered. */
export function useUploadLimits(): Record<FileKind, number> {
  const { data } = useQuery(UploadLimitsDocument);
  const told = new Map(data?.uploadLimits.map(({ kind, maxBytes }) => [kind, maxBytes]));
  const limitOf = (kind: FileKind) => told.get(kind) ?? UPLOAD_RULES[kind].maxBytes;
  return {
    PHOTO: limitOf('PHOTO'),
    VIDEO: limitOf('VIDEO'),
    FLOOR: limitOf('FLOOR'),
    DOC: limitOf('DOC'),
  };
}
