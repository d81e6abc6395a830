import { Alert, Button, Group, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { deviceStorage } from '../../../lib/storage.ts';
import type { CurrentVersion_EstimateFragment } from '../../../gql/graphql.ts';
import { useCurrentVersion_EstimateFragment } from '../../../gql/hooks.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { changeName } from '../history/change-names.ts';

const [RevisionDiff] = openedPart(
  async () => (await import('../history/RevisionDiff.tsx')).RevisionDiff,
);

const seenKey = (estimateId: string): string => `results.seenChanges.${estimateId}`;

interface RefinedNoticeProps {
  estimate: FragmentType<CurrentVersion_EstimateFragment>;
  onShowHistory: () => void;
}

/** What pricing again changed, until it is dismissed. */
export function RefinedNotice({ estimate, onShowHistory }: RefinedNoticeProps) {
  const { data, complete } = useCurrentVersion_EstimateFragment(estimate);
  const [seen, setSeen] = useState(() => deviceStorage.read(seenKey(data.id ?? '')));
  if (!complete) return null;
  const { id, version, change, changeNote } = data;
  const isRerun = change === 'REFINED' || change === 'ROOMS_CORRECTED';
  if (!isRerun || seen === String(version)) return null;
  const dismiss = () => {
    deviceStorage.write(seenKey(id), String(version));
    setSeen(String(version));
  };
  return (
    <Alert
      icon={<IconSparkles />}
      title={`${changeName(change)}: what changed`}
      data-no-print
      role="region"
    >
      {changeNote ? (
        <Text size="sm" mb="xs" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {changeNote}
        </Text>
      ) : null}
      <Suspense fallback={null}>
        <RevisionDiff version={version - 1} />
      </Suspense>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={dismiss}>
          Got it
        </Button>
        <Button size="xs" variant="default" onClick={onShowHistory}>
          Open the history
        </Button>
      </Group>
    </Alert>
  );
}
