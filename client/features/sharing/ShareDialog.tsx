import { Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import type { SharedSubjectInput } from '../../gql/graphql.ts';
import { useSharedLinksQuery } from '../../gql/hooks.ts';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { MadeLink } from './MadeLink.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { thingOf } from './shared-things.ts';
import { SharedLinkList } from './SharedLinkList.tsx';
import type { MadeSharedLink } from './use-shared-links.ts';

export interface ShareDialogProps {
  subject: SharedSubjectInput;
  isOpen: boolean;
  onClose: () => void;
}

/** Links at which others read one thing: making them, how often they were opened, ending them. */
export function ShareDialog({ subject, isOpen, onClose }: ShareDialogProps) {
  const thing = thingOf(subject);
  const isSmall = useSmallScreen();
  const [made, setMade] = useState<MadeSharedLink | null>(null);
  const { data, error, refetch } = useSharedLinksQuery({
    variables: { subject },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const lookAgain = () => void refetch().catch(() => {});
  // Somebody may have opened one meanwhile.
  useOnChange(isOpen, () => {
    if (isOpen) lookAgain();
  });
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`Share this ${thing.noun}`}
      size="lg"
      fullScreen={isSmall}
    >
      <Stack gap="md">
        <Text size="sm">{thing.rule}</Text>
        {made ? (
          <MadeLink made={made} title={thing.title} onAnother={() => setMade(null)} />
        ) : (
          <NewLinkForm
            subject={subject}
            onMade={(link) => {
              setMade(link);
              lookAgain();
            }}
          />
        )}
        <Divider />
        {data ? <SharedLinkList links={data.sharedLinks} noun={thing.noun} /> : null}
        {!data && !error ? <LoadingDots /> : null}
        {!data && error ? (
          <FailureNotice
            title="Your links could not be loaded"
            message={readFailure(error).message}
            onRetry={lookAgain}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
