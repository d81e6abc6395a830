import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import type { DoneUpload, UploadQueue } from './upload-queue.ts';

const [PhotoWords] = openedPart(async () => (await import('./PhotoWords.tsx')).PhotoWords);

interface ShownWordsProps {
  upload: DoneUpload;
  queue: UploadQueue;
}

/** What a photo or video shows, as its owner says: so it stands beside its lines, whether a model looks at it or not. */
export function ShownWords({ upload, queue }: ShownWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { key, name, words } = upload;
  const said = [words?.room, words?.caption].filter(Boolean).join(' · ');
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
        aria-label={`What does ${name} show?`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close' : said ? 'Change' : 'What does it show?'}
      </Button>
      <OnDemand isOpen={isOpen}>
        <PhotoWords upload={upload} isOpen={isOpen} onSaid={(next) => queue.describe(key, next)} />
      </OnDemand>
    </>
  );
}
