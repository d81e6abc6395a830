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
import { SharedLinkList } from './SharedLinkList.tsx';
import type { MadeSharedLink } from './use-shared-links.ts';

// Names of the things that can be shared, and what is said of each before it is shared.

interface SharedThing {
  /** Name of the thing, as a word of a sentence. */
  noun: string;
  /** What whoever has the link can do with it. */
  rule: string;
  /** Title on the share sheet of a phone. */
  title: string;
}

const NOTHING_ELSE = 'They see nothing else of yours, can change nothing, and need no account.';

const ESTIMATE: SharedThing = {
  noun: 'estimate',
  rule: `Whoever has the link can read this estimate as it is then, and get it as a PDF. ${NOTHING_ELSE}`,
  title: 'A cost estimate',
};
const COMPARISON: SharedThing = {
  noun: 'comparison',
  rule: `Whoever has the link can read both estimates as they are then, and why they differ. ${NOTHING_ELSE}`,
  title: 'Two cost estimates compared',
};
const OPINION: SharedThing = {
  noun: 'second opinion',
  rule: `Whoever has the link can read this comparison as it is then, and get it as a PDF. They open neither the document nor your estimate. ${NOTHING_ELSE}`,
  title: 'A second opinion on an estimate',
};
const REQUEST: SharedThing = {
  noun: 'request',
  rule: `Whoever has the link can read this request, with the figures as they are then, and get it as a PDF. They open neither the document nor your estimate. ${NOTHING_ELSE}`,
  title: 'A request for supplement',
};

const thingOf = (subject: SharedSubjectInput): SharedThing => {
  if (subject.supplement) return REQUEST;
  if (subject.paperComparison) return OPINION;
  return subject.comparison ? COMPARISON : ESTIMATE;
};

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
        {data?.sharedLinks ? <SharedLinkList links={data.sharedLinks} noun={thing.noun} /> : null}
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
