import type { ReactNode } from 'react';
import { usePhotos } from './photos.ts';

/** Shown only where a document was uploaded. */
export function WithDocuments({ children }: { children: ReactNode }) {
  const { files } = usePhotos();
  return files.some(({ kind }) => kind === 'DOC') ? children : null;
}
