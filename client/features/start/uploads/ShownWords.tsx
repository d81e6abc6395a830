import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { openedPart } from '../../../lib/opened-part.ts';
import type { DoneUpload, UploadQueue } from './upload-queue.ts';

const [PhotoWords, preload] = openedPart(async () => (await import('./PhotoWords.tsx')).PhotoWords);

interface ShownWordsProps {
  upload: DoneUpload;
  queue: UploadQueue;
}

/** What a photo or video shows, as its owner says: so it stands beside its lines, whether a model looks at it or not. */
export function ShownWords({ upload, queue }: ShownWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { key, name, words } = upload;
  const said = [words?.room, words?.caption].filter(Boolean).join(' · ');
  const label = isOpen ? 'Close' : said ? 'Change' : 'What does it show?';
  return (
    <>
      {said ? (
        <Text size="xs" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {said}
        </Text>
      ) : null}
      <Button
        size="compact-xs"
        variant={said || isOpen ? 'subtle' : 'light'}
        mt={4}
        aria-expanded={isOpen}
        aria-label={`${label} ${name}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PhotoWords upload={upload} onSaid={(next) => queue.describe(key, next)} />
        </Suspense>
      ) : null}
    </>
  );
}
