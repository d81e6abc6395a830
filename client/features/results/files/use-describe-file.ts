import { DescribeFileDocument } from '../../../gql/graphql.ts';
import { problemOf, useSend } from '../../../hooks/use-send.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { ShownFile } from './shown-file.ts';

type FileWords = { caption: string; room: string };

/** Says of a file what it shows; resolves with what went wrong, null when nothing did. */
export function useDescribeFile({ id }: Pick<ShownFile, 'id'>) {
  const [send, { isSending }] = useSend(DescribeFileDocument);
  const describe = async (words: FileWords): Promise<Problem | null> =>
    problemOf(await send({ input: { fileId: id, ...words } }));
  return [describe, { isSending }] as const;
}
