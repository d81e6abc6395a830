import type { FragmentType } from '@apollo/client';
import { type ReactNode, useMemo, useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import type { UploadedFiles_EstimateFragment } from '../../../gql/graphql.ts';
import { useUploadedFiles_EstimateFragment } from '../../../gql/hooks.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { type Photos, PhotosContext } from './photos.ts';
import { type ShownFile, showingOf } from './shown-file.ts';

const [Lightbox] = openedPart(async () => (await import('./Lightbox.tsx')).Lightbox);

const NONE: readonly ShownFile[] = [];

interface PhotosProviderProps {
  estimate: FragmentType<UploadedFiles_EstimateFragment>;
  children: ReactNode;
}

export function PhotosProvider({ estimate, children }: PhotosProviderProps) {
  const { data, complete } = useUploadedFiles_EstimateFragment(estimate);
  const [shownId, setShownId] = useState<string | null>(null);
  const files = complete ? data.uploads : NONE;
  const photos = useMemo<Photos>(() => ({ files, show: setShownId }), [files]);
  return (
    <PhotosContext value={photos}>
      {children}
      <OnDemand isOpen={shownId !== null}>
        <Lightbox
          files={files.filter((file) => showingOf(file) !== null)}
          shownId={shownId}
          onShow={setShownId}
          onClose={() => setShownId(null)}
        />
      </OnDemand>
    </PhotosContext>
  );
}
