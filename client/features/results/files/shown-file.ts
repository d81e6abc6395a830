// What the page can show of a file itself; everything else is a link.
import type { UploadedFile_FileFragment } from '../../../gql/graphql.ts';

export type ShownFile = UploadedFile_FileFragment;
export type Showing = 'video' | 'pdf' | 'picture';

/** Returns null for a file that only a program of its own can open. */
export const showingOf = ({ mime, displayUrl }: ShownFile): Showing | null => {
  if (mime.startsWith('video/')) return 'video';
  if (mime === 'application/pdf') return 'pdf';
  return displayUrl === null ? null : 'picture';
};
